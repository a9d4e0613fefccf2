import type { TicketMessage } from "@halkopiha/domain/messaging/ticket.ts";
import { formatDateTime } from "../format/format.ts";
import styles from "./MessageList.module.css";

interface Props {
  messages: readonly TicketMessage[];
  /** Whether the one who reads has written it. */
  isOwn(message: TicketMessage): boolean;
  /** Who wrote one's own, and who the others, beside their names. */
  own: string;
  other: string;
}

/** What has been said, the oldest first; one's own words stand at the right. */
export function MessageList({ messages, isOwn, own, other }: Props) {
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
