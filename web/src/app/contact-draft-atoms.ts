import { storedAtom } from "./stored-atom.ts";

/** What was typed into the contact form and not sent yet. */
export interface ContactDraft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContact: ContactDraft = { name: "", email: "", subject: "", message: "" };

function draftOf(kept: unknown): ContactDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const found: Partial<Record<string, unknown>> = { ...kept };
  const word = (name: keyof ContactDraft) => {
    const value = found[name];
    return typeof value === "string" ? value : "";
  };
  return { name: word("name"), email: word("email"), subject: word("subject"), message: word("message") };
}

export const contactDraftAtom = storedAtom("contact-draft", emptyContact, draftOf);
