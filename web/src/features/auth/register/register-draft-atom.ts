import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** 0 plan, 1 details, 2 pincode. §2 */
export type RegistrationStep = 0 | 1 | 2;

/** Draft of the sign-up form, so that nobody types it twice. Passwords and identity numbers are not stored. */
export interface RegistrationDraft {
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

export interface RegistrationProgress {
  step: RegistrationStep;
  plan: PlanName;
  draft: RegistrationDraft;
}

export const emptyRegistration: RegistrationProgress = {
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
const toRecord = (stored: unknown): Found =>
  typeof stored === "object" && stored !== null ? { ...stored } : {};

function parseDraft(stored: unknown): RegistrationDraft {
  const found = toRecord(stored);
  const readText = (name: keyof RegistrationDraft) => {
    const value = found[name];
    return typeof value === "string" ? value : "";
  };
  return {
    business: found["business"] !== false,
    contactByPhone: found["contactByPhone"] === true,
    companyName: readText("companyName"),
    ytunnus: readText("ytunnus"),
    website: readText("website"),
    firstname: readText("firstname"),
    lastname: readText("lastname"),
    email: readText("email"),
    phonenumber: readText("phonenumber"),
    contactPerson: readText("contactPerson"),
    street: readText("street"),
    zip: readText("zip"),
    region: readText("region"),
    locality: readText("locality"),
    username: readText("username"),
  };
}

function parseRegistrationProgress(stored: unknown): RegistrationProgress | undefined {
  const { step, plan, draft } = toRecord(stored);
  if (step !== 0 && step !== 1 && step !== 2) return undefined;
  if (plan !== "basic" && plan !== "premium") return undefined;
  return { step, plan, draft: parseDraft(draft) };
}

/** The current step of the registration, with the selected plan and the draft. */
export const registrationAtom = userStoredAtom<RegistrationProgress>(
  "sign-up",
  emptyRegistration,
  parseRegistrationProgress,
);
