import { parseValues } from "../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Unsent values of the contact form. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContact: ContactDraft = { name: "", email: "", subject: "", message: "" };

export const contactDraftAtom = userStoredAtom("contact-draft", emptyContact, (stored) =>
  parseValues(emptyContact, stored),
);
