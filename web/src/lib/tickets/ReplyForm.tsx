import { MessageText } from "@halkopiha/domain/messaging/ticket.ts";
import * as z from "zod/mini";
import { Button } from "../../ui/forms/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { schemaResolver } from "../forms/schema-resolver.ts";
import { useFormDraft } from "../forms/use-form-draft.ts";
import { toRecord } from "../storage/parse-stored.ts";
import { userStoredAtom } from "../storage/stored-atom.ts";
import styles from "./ReplyForm.module.css";

const Reply = z.object({ message: MessageText });
type Reply = z.infer<typeof Reply>;

const emptyReply: Reply = { message: "" };

/** A reply that has not been sent, and its conversation. */
interface ReplyDraft {
  contactId: string;
  message: string;
}

function parseDraft(stored: unknown): ReplyDraft | undefined {
  const { contactId, message } = toRecord(stored);
  return typeof contactId === "string" && typeof message === "string" ? { contactId, message } : undefined;
}

const replyDraftAtom = userStoredAtom<ReplyDraft | null>("reply-draft", null, parseDraft);

interface Props {
  contactId: string;
  /** Resolves to whether the message was sent; if so, the form is reset. */
  onSubmit(message: string): Promise<boolean>;
}

/** Form for a reply; a reload loses nothing of it. */
export function ReplyForm({ contactId, onSubmit }: Props) {
  const { form, resetTo } = useFormDraft<Reply, Reply, ReplyDraft | null>({
    draftAtom: replyDraftAtom,
    emptyDraft: null,
    saved: emptyReply,
    restore: (draft) => (draft?.contactId === contactId ? { message: draft.message } : {}),
    toDraft: ({ message }) => (message === "" ? null : { contactId, message }),
    resolver: schemaResolver(Reply),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  async function submit({ message }: Reply) {
    if (await onSubmit(message)) resetTo(emptyReply);
  }

  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        noValidate
        aria-label="Vastaus"
      >
        <TextArea
          label="Kirjoita vastaus"
          rows={5}
          {...register("message")}
          error={errors.message?.message}
        />
        <Button type="submit" variant="accent" size="large" icon="mail" busy={isSubmitting}>
          Lähetä vastaus
        </Button>
      </form>
    </Card>
  );
}
