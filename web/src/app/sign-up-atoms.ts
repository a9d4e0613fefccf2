import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { storedAtom } from "./stored-atom.ts";

/** 0 plan, 1 details, 2 pincode. §2 */
export type SignUpStep = 0 | 1 | 2;

/** What was typed into the sign-up form, so that nobody types it twice. Passwords and personal ids are not kept. */
export interface SignUpDraft {
  business: boolean;
  contactByPhone: boolean;
  companyName: string;
  ytunnus: string;
  website: string;
  firstname: string;
  lastname: string;
  email: string;
  phonenumber: string;
  contactPerson: string;
  street: string;
  zip: string;
  region: string;
  locality: string;
  username: string;
}

export interface SignUp {
  step: SignUpStep;
  plan: PlanName;
  draft: SignUpDraft;
}

export const emptySignUp: SignUp = {
  step: 0,
  plan: "basic",
  draft: {
    business: true,
    contactByPhone: false,
    companyName: "",
    ytunnus: "",
    website: "",
    firstname: "",
    lastname: "",
    email: "",
    phonenumber: "",
    contactPerson: "",
    street: "",
    zip: "",
    region: "",
    locality: "",
    username: "",
  },
};

type Found = Partial<Record<string, unknown>>;
const fields = (kept: unknown): Found => (typeof kept === "object" && kept !== null ? { ...kept } : {});

function draftOf(kept: unknown): SignUpDraft {
  const found = fields(kept);
  const word = (name: keyof SignUpDraft) => {
    const value = found[name];
    return typeof value === "string" ? value : "";
  };
  return {
    business: found["business"] !== false,
    contactByPhone: found["contactByPhone"] === true,
    companyName: word("companyName"),
    ytunnus: word("ytunnus"),
    website: word("website"),
    firstname: word("firstname"),
    lastname: word("lastname"),
    email: word("email"),
    phonenumber: word("phonenumber"),
    contactPerson: word("contactPerson"),
    street: word("street"),
    zip: word("zip"),
    region: word("region"),
    locality: word("locality"),
    username: word("username"),
  };
}

function signUpOf(kept: unknown): SignUp | undefined {
  const { step, plan, draft } = fields(kept);
  if (step !== 0 && step !== 1 && step !== 2) return undefined;
  if (plan !== "basic" && plan !== "premium") return undefined;
  return { step, plan, draft: draftOf(draft) };
}

/** How far somebody is with joining. */
export const signUpAtom = storedAtom<SignUp>("sign-up", emptySignUp, signUpOf);
