import { contactSubjects, NewContact } from "@halkopiha/domain/messaging/ticket.ts";
import type { Path } from "react-hook-form";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { setFieldErrors } from "../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../lib/forms/use-form-draft.ts";
import { subjectLabel } from "../../market/tickets/ticket-labels.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./ContactPage.module.css";
import { type ContactDraft, contactDraftAtom, emptyContact } from "./contact-draft-atom.ts";

const subjectOptions = contactSubjects.map((value) => ({ value, text: subjectLabel[value] }));

interface Props {
  /** Resolves to the errors of the server by field. */
  onSubmit(contact: NewContact): Promise<Readonly<Record<string, string>>>;
}

/** The contact form; every field is required. §5 */
export function ContactForm({ onSubmit }: Props) {
  const { form } = useFormDraft<ContactDraft, NewContact, ContactDraft>({
    draftAtom: contactDraftAtom,
    emptyDraft: emptyContact,
    saved: emptyContact,
    restore: (draft) => draft,
    toDraft: (typed) => typed,
    resolver: schemaResolver(NewContact),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const field = (name: Path<ContactDraft>) => ({ ...register(name), error: errors[name]?.message });

  const submit = async (contact: NewContact) => setFieldErrors(form, await onSubmit(contact), isField);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label="Yhteydenotto"
    >
      <TextField label="Nimi" autoComplete="name" {...field("name")} />
      <EmailField hint="Lähetämme vastauksen tähän osoitteeseen." {...field("email")} />
      <Select label="Aihe" empty="Valitse aihe" options={subjectOptions} {...field("subject")} />
      <TextArea
        label="Viesti"
        hint="Jos asia koskee tilausta, kerro tilausnumero."
        rows={7}
        {...field("message")}
      />
      <Button type="submit" variant="accent" size="large" icon="mail" busy={isSubmitting}>
        Lähetä viesti
      </Button>
    </form>
  );
}

function isField(name: string): name is keyof ContactDraft {
  return name in NewContact.shape;
}
