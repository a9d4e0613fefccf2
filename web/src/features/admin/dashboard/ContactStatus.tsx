import { type Contact, getNextTicketStatus, type TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import { useTransition } from "react";
import { statusLabel, statusVariant } from "../../../lib/tickets/ticket-labels.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { IconButton } from "../../../ui/forms/Button.tsx";
import { Icon, type IconName } from "../../../ui/Icon.tsx";
import styles from "./Dashboard.module.css";

const icons = {
  recieved: "mail",
  "in progress": "clock",
  resolved: "check",
} as const satisfies Record<TicketStatus, IconName>;

interface Props {
  contact: Contact;
  disabled: boolean;
  onAdvance(contact: Contact): Promise<void>;
}

/** Status of a conversation, with an icon button for the next status. §4 */
export function ContactStatus({ contact, disabled, onAdvance }: Props) {
  const [isMoving, start] = useTransition();
  const next = getNextTicketStatus(contact.status);
  const icon = icons[contact.status];
  return (
    <span className={styles.status}>
      {next ? (
        <IconButton
          icon={icon}
          label={`Siirrä tilaan ${statusLabel[next]}: ${contact.name}`}
          aria-busy={isMoving || undefined}
          disabled={disabled}
          onClick={() => {
            if (!isMoving) start(() => onAdvance(contact));
          }}
        />
      ) : (
        <span className={styles.done}>
          <Icon name={icon} />
        </span>
      )}
      <Badge variant={statusVariant[contact.status]}>{statusLabel[contact.status]}</Badge>
    </span>
  );
}
