import { replyToTicket } from "@halkopiha/domain/contract/contacts.ts";
import type { Ticket, TicketMessage } from "@halkopiha/domain/ticket.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { formatDateTime } from "../../app/format.ts";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Card } from "../../ui/Card.tsx";
import type { ConversationLink } from "./conversation.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import styles from "./TicketPage.module.css";
import { statusLabel, statusLook, subjectLabel } from "./ticket-words.ts";

function Message({ message, isOwn }: { message: TicketMessage; isOwn: boolean }) {
  return (
    <li className={styles.message} data-own={isOwn}>
      <p className={styles.author}>
        <strong>{message.author}</strong>
        {isOwn ? <span>Sinä</span> : <span>Halkopihan asiakaspalvelu</span>}
      </p>
      <p className={styles.text}>{message.text}</p>
      <p className={styles.date}>
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
      </p>
    </li>
  );
}

function Resolved() {
  return (
    <Card>
      <p>
        Tämä asia on ratkaistu, eikä siihen voi enää vastata. Jos jäi jotain kysyttävää,{" "}
        <Link to={paths.contact}>kirjoita uusi viesti</Link>.
      </p>
    </Card>
  );
}

interface Props {
  link: ConversationLink;
  initial: Ticket;
  /** The conversation has moved on meanwhile. */
  onStale(): void;
}

export function Conversation({ link, initial, onStale }: Props) {
  const [answered, setAnswered] = useState<Ticket | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const ticket = answered && answered.updatedAt > initial.updatedAt ? answered : initial;
  const { name, subject, status, createdAt, messages } = ticket;

  /** Whether it went; a failure has been told by the banner, and the words stay. */
  async function reply(message: string): Promise<boolean> {
    try {
      const body = { message, name, token: link.code };
      setAnswered((await api(replyToTicket, { params: { id: link.id }, body })).ticket);
      showBanner("success", "Viestisi on lähetetty.");
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403 || error.status === 409) onStale();
      return false;
    }
  }

  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Aihe</dt>
          <dd>{subjectLabel[subject]}</dd>
        </div>
        <div>
          <dt>Aloitettu</dt>
          <dd>{formatDateTime(createdAt)}</dd>
        </div>
        <div>
          <dt>Tila</dt>
          <dd>
            <Badge look={statusLook[status]}>{statusLabel[status]}</Badge>
          </dd>
        </div>
      </dl>
      <ol className={styles.messages} aria-label="Viestit">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
          <Message key={index} message={message} isOwn={message.author === name} />
        ))}
      </ol>
      {status === "resolved" ? <Resolved /> : <ReplyForm onSubmit={reply} />}
    </>
  );
}
