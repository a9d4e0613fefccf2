import { MessageText } from "@halkopiha/domain/messaging/ticket.ts";
import { useAtomValue } from "jotai/react";
import * as z from "zod/mini";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../lib/forms/use-form-draft.ts";
import { sessionStoredAtom } from "../../lib/session/session-stored-atom.ts";
import { toRecord } from "../../lib/storage/parse-stored.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./ReplyForm.module.css";

interface Reply {
  message: string;
}

const replyWords = { form: "Vastaus", field: "Kirjoita vastaus", button: "Lähetä vastaus" };

const emptyReply: Reply = { message: "" };

/** Replies that have not been sent, by conversation; deleted with the session. */
type ReplyDrafts = Readonly<Record<string, string>>;

const noDrafts: ReplyDrafts = {};

/** Maximum number of conversations whose replies are kept. */
const maxDrafts = 20;

function parseDrafts(stored: unknown): ReplyDrafts {
  const texts = Object.entries(toRecord(stored)).flatMap(([id, text]) =>
    typeof text === "string" ? [[id, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

const replyDraftsAtom = sessionStoredAtom("reply-drafts", noDrafts, parseDrafts);

/** The drafts with the one of a conversation replaced, the latest last. */
function withDraft(drafts: ReplyDrafts, contactId: string, message: string): ReplyDrafts {
  const { [contactId]: _replaced, ...others } = drafts;
  if (message === "") return Object.keys(others).length > 0 ? others : noDrafts;
  return Object.fromEntries([...Object.entries(others).slice(1 - maxDrafts), [contactId, message]]);
}

interface Props {
  /** The conversation whose unsent reply is kept. */
  contactId: string;
  /** What may be written. */
  schema?: z.ZodMiniType<string, string>;
  words?: typeof replyWords;
  /** Resolves to whether the message was sent; if so, the form is reset. */
  onSubmit(message: string): Promise<boolean>;
}

/** Form for a reply; a reload loses nothing of it. */
export function ReplyForm({ contactId, schema = MessageText, words = replyWords, onSubmit }: Props) {
  const drafts = useAtomValue(replyDraftsAtom);
  const { form, resetTo } = useFormDraft<Reply, Reply, ReplyDrafts>({
    draftAtom: replyDraftsAtom,
    emptyDraft: withDraft(drafts, contactId, ""),
    saved: emptyReply,
    restore: ({ [contactId]: message }) => (message === undefined ? {} : { message }),
    toDraft: ({ message }) => withDraft(drafts, contactId, message),
    resolver: schemaResolver(z.object({ message: schema })),
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
        aria-label={words.form}
      >
        <TextArea label={words.field} rows={5} {...register("message")} error={errors.message?.message} />
        <Button type="submit" variant="accent" size="large" icon="mail" busy={isSubmitting}>
          {words.button}
        </Button>
      </form>
    </Card>
  );
}
