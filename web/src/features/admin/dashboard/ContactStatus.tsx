import type { Contact, TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import { useTransition } from "react";
import { statusLabel, statusVariant, ticketAction } from "../../../market/tickets/ticket-labels.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import type { IconName } from "../../../ui/Icon.tsx";
import styles from "./Dashboard.module.css";

const icons = {
  recieved: "clock",
  "in progress": "check",
  resolved: "mail",
} as const satisfies Record<TicketStatus, IconName>;

interface Props {
  contact: Contact;
  disabled: boolean;
  onMove(contact: Contact): Promise<void>;
}

/** Status of a conversation, with a button for the next one, or to open a resolved one again. §4 */
export function ContactStatus({ contact: { name, status }, contact, disabled, onMove }: Props) {
  const [isMoving, start] = useTransition();
  return (
    <span className={styles.status}>
      <Badge variant={statusVariant[status]}>{statusLabel[status]}</Badge>
      <Button
        variant="plain"
        size="small"
        icon={icons[status]}
        aria-label={`${ticketAction[status]}: ${name}`}
        busy={isMoving}
        disabled={disabled}
        onClick={() => start(() => onMove(contact))}
      >
        {ticketAction[status]}
      </Button>
    </span>
  );
}
