import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import type { NewContact } from "@halkopiha/domain/messaging/ticket.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { paths } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactForm } from "./ContactForm.tsx";
import styles from "./ContactPage.module.css";
import { contactDraftAtom, emptyContact } from "./contact-draft-atom.ts";
import { MessageSent } from "./MessageSent.tsx";

export function Component() {
  const setDraft = useSetAtom(contactDraftAtom);
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);

  async function send(body: NewContact): Promise<Readonly<Record<string, string>>> {
    try {
      const { message } = await api(createContact, { body });
      setDraft(emptyContact);
      setSent({ email: body.email, message });
      return {};
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      if (error instanceof ApiError) return error.fields;
      throw error;
    }
  }

  return (
    <div className={styles.page}>
      <PageHead
        title="Asiakaspalvelu"
        description="Kysy, kerro tai ehdota: Halkopihan asiakaspalvelu vastaa sähköpostiisi."
        path={paths.contact}
      />
      {sent ? (
        <MessageSent {...sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <h1 tabIndex={-1}>Asiakaspalvelu</h1>
          <div className={styles.columns}>
            <Card>
              <ContactForm onSubmit={send} />
            </Card>
            <ContactDetails />
          </div>
        </>
      )}
    </div>
  );
}
