import {
  describeSendingError,
  type ListedMessage,
  type MessageChannel,
  type MessageStateFilter,
  type MessageTopic,
} from "@halkopiha/domain/messaging/listed-message.ts";
import type { SendingState } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import type { Column } from "../../../ui/data/Table.tsx";
import { Badge, type BadgeVariant } from "../../../ui/feedback/Badge.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import cell from "../shared/CellLines.module.css";

export const filterLabels: Readonly<Record<MessageStateFilter, string>> = {
  all: "Kaikki viestit",
  waiting: "Jonossa",
  failed: "Epäonnistuneet",
  kept: "Lähettämättä jätetyt",
  sent: "Lähetetyt",
};

export const channelLabels: Readonly<Record<MessageChannel, string>> = {
  mail: "Sähköposti",
  sms: "Tekstiviesti",
  push: "Ilmoitus",
};

const topicLabels: Readonly<Record<MessageTopic, string>> = {
  order: "tilaus",
  contact: "yhteydenotto",
  alert: "hakuvahti",
  quote: "tarjouspyyntö",
  listing: "ilmoitus",
  alarm: "hälytys",
  account: "tili",
};

const stateLabels: Readonly<Record<SendingState, readonly [string, BadgeVariant]>> = {
  queued: ["Jonossa", "neutral"],
  sending: ["Lähetetään", "neutral"],
  sent: ["Lähetetty", "positive"],
  failed: ["Epäonnistui", "warning"],
  kept: ["Jätetty lähettämättä", "neutral"],
};

/** A message in a button's name. */
export const nameMessage = ({ subject, topic, to }: ListedMessage): string =>
  `${subject ?? topicLabels[topic]}, ${to}`;

function Subject({ channel, topic, subject }: ListedMessage) {
  return (
    <div className={cell.lines}>
      <strong>{subject ?? "Tekstiviesti"}</strong>
      <span className={cell.detail}>{`${channelLabels[channel]}, ${topicLabels[topic]}`}</span>
    </div>
  );
}

const missingSettings: Readonly<Record<MessageChannel, string>> = {
  mail: "Sähköpostipalvelinta ei ole asetettu.",
  sms: "Tekstiviestipalvelua ei ole asetettu.",
  push: "Ilmoitusten avaimia ei ole asetettu.",
};

/** Why there is nothing more to do with a kept or waiting message, or why the last attempt failed. */
function describeState({ state, channel, lastError, nextAttemptAt }: ListedMessage): string | null {
  if (state === "sent") return null;
  if (state === "kept") return missingSettings[channel];
  const reason = lastError === undefined ? null : describeSendingError(lastError);
  if (state !== "queued" || reason === null) return reason;
  return `${reason} Seuraava yritys ${formatDateTime(nextAttemptAt)}.`;
}

function State(message: ListedMessage) {
  const [label, variant] = stateLabels[message.state];
  const description = describeState(message);
  return (
    <div className={cell.lines}>
      <Badge variant={variant}>{label}</Badge>
      {message.sentAt && <span className={cell.detail}>{formatDateTime(message.sentAt)}</span>}
      {description && <span className={cell.detail}>{description}</span>}
      {message.attempts > 0 && (
        <span className={cell.detail}>
          {formatCount(message.attempts, { one: "yritys", other: "yritystä" })}
        </span>
      )}
    </div>
  );
}

interface ResendActions {
  /** Id of the message that is being queued. */
  pending: string | null;
  isOffline: boolean;
  onResend(message: ListedMessage): void;
}

/** The columns of the table. */
export const createMessageColumns = ({
  pending,
  isOffline,
  onResend,
}: ResendActions): readonly Column<ListedMessage>[] => [
  { header: "Kirjoitettu", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: "Viesti", cell: Subject },
  { header: "Vastaanottaja", cell: ({ to }) => <span className={cell.lines}>{to}</span> },
  { header: "Tila", cell: State },
  {
    header: "Lähetys",
    isActions: true,
    cell: (message) =>
      message.canResend && (
        <Button
          variant="plain"
          busy={pending === message._id}
          disabled={isOffline}
          aria-label={`Lähetä uudelleen: ${nameMessage(message)}`}
          onClick={() => onResend(message)}
        >
          Lähetä uudelleen
        </Button>
      ),
  },
];
