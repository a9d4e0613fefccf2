import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import { parseValues, toRecord } from "../../../lib/storage/parse-stored.ts";
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

/** The fields that are kept while the page is open, and never stored. */
export interface Secrets {
  password: string;
  confPassword: string;
  socialSecurityNumber: string;
  terms: boolean;
}

export const noSecrets: Secrets = { password: "", confPassword: "", socialSecurityNumber: "", terms: false };

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

function parseRegistrationProgress(stored: unknown): RegistrationProgress | undefined {
  const { step, plan, draft } = toRecord(stored);
  if (step !== 0 && step !== 1 && step !== 2) return undefined;
  if (plan !== "basic" && plan !== "premium") return undefined;
  return { step, plan, draft: parseValues(emptyRegistration.draft, draft) ?? emptyRegistration.draft };
}

/** The current step of the registration, with the selected plan and the draft. */
export const registrationAtom = userStoredAtom<RegistrationProgress>(
  "sign-up",
  emptyRegistration,
  parseRegistrationProgress,
);
