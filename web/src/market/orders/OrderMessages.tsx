import {
  type OrderConversation,
  OrderMessageText,
  type OrderParty,
} from "@halkopiha/domain/orders/order-messages.ts";
import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { MessageList } from "../tickets/MessageList.tsx";
import styles from "./OrderMessages.module.css";

/** Loaded lazily, because it imports the form library and is needed only after reading. */
const ReplyForm = lazyPart(() => import("../tickets/ReplyForm.tsx").then((file) => file.ReplyForm));

const words = {
  buyer: { form: "Viesti myyjälle", field: "Kirjoita myyjälle", button: "Lähetä viesti" },
  seller: { form: "Viesti ostajalle", field: "Kirjoita ostajalle", button: "Lähetä viesti" },
} as const satisfies Record<OrderParty, object>;

const others = { buyer: "Myyjä", seller: "Ostaja" } as const satisfies Record<OrderParty, string>;

const emptyTexts = {
  buyer:
    "Kysyttävää tilauksesta? Kirjoita myyjälle. Hän saa viestistäsi tiedon, ja vastaus tulee sähköpostiisi.",
  seller: "Ei vielä viestejä. Ostaja saa viestisi sähköpostiinsa ja voi vastata tilauksensa sivulla.",
} as const satisfies Record<OrderParty, string>;

interface Props {
  orderId: string;
  conversation: OrderConversation;
  /** Who reads; null for an admin, who does not write. */
  reader: OrderParty | null;
  /** Resolves to whether the message was sent. */
  onSend(message: string): Promise<boolean>;
}

/** What the buyer and the seller of an order have written to each other, and the form for one more message. */
export function OrderMessages({ orderId, conversation: { messages, isOpen }, reader, onSend }: Props) {
  const side = reader ?? "seller";
  return (
    <section className={styles.section} aria-labelledby="viestit">
      <h2 id="viestit">Viestit</h2>
      {messages.length > 0 ? (
        <MessageList
          messages={messages}
          isOwn={({ from }) => from === side}
          own={reader ? "Sinä" : "Myyjä"}
          other={others[side]}
        />
      ) : (
        <p>{reader && isOpen ? emptyTexts[reader] : "Ei viestejä."}</p>
      )}
      {reader && !isOpen && (
        <p>Tästä tilauksesta ei voi enää lähettää viestejä. Ota yhteyttä puhelimella tai sähköpostilla.</p>
      )}
      {reader && isOpen && (
        <Suspense fallback={<Skeleton />}>
          <ReplyForm
            contactId={`order-${orderId}`}
            schema={OrderMessageText}
            words={words[reader]}
            onSubmit={onSend}
          />
        </Suspense>
      )}
    </section>
  );
}
