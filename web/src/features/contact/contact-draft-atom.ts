import { userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Unsent values of the contact form. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContact: ContactDraft = { name: "", email: "", subject: "", message: "" };

function parseDraft(stored: unknown): ContactDraft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const found: Partial<Record<string, unknown>> = { ...stored };
  const readText = (name: keyof ContactDraft) => {
    const value = found[name];
    return typeof value === "string" ? value : "";
  };
  return {
    name: readText("name"),
    email: readText("email"),
    subject: readText("subject"),
    message: readText("message"),
  };
}

export const contactDraftAtom = userStoredAtom("contact-draft", emptyContact, parseDraft);
