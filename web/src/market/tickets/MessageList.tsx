import type { TicketMessage } from "@halkopiha/domain/messaging/ticket.ts";
import { formatDateTime } from "../../lib/format/format.ts";
import styles from "./MessageList.module.css";

interface Props<M extends TicketMessage> {
  messages: readonly M[];
  /** Whether the reader wrote the message. */
  isOwn(message: M): boolean;
  /** Labels beside the author's name: `own` for the reader's messages, `other` for the rest. */
  own: string;
  other: string;
}

/** The messages of a conversation, oldest first; the reader's own are on the right. */
export function MessageList<M extends TicketMessage>({ messages, isOwn, own, other }: Props<M>) {
  return (
    <ol className={styles.messages} aria-label="Viestit">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
        <li key={index} className={styles.message} data-own={isOwn(message)}>
          <p className={styles.author}>
            <strong>{message.author}</strong>
            <span>{isOwn(message) ? own : other}</span>
          </p>
          <p className={styles.text}>{message.text}</p>
          <p className={styles.date}>
            <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
