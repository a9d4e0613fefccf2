import { replyToTicket } from "@halkopiha/domain/contract/contacts.ts";
import type { Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { MessageList } from "../../market/tickets/MessageList.tsx";
import { ReplyForm } from "../../market/tickets/ReplyForm.tsx";
import { TicketFacts } from "../../market/tickets/TicketFacts.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { ConversationLink } from "./load-conversation.ts";

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
  /** Called when the conversation has changed on the server. */
  onStale(): void;
}

export function Conversation({ link, initial, onStale }: Props) {
  const [answered, setAnswered] = useState<Ticket | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const ticket = answered && answered.updatedAt > initial.updatedAt ? answered : initial;
  const { name, status, messages } = ticket;

  /** Returns whether the reply was sent; after an error, which the banner shows, the form keeps the text. */
  async function reply(message: string): Promise<boolean> {
    try {
      const body = { message, name, token: link.code };
      setAnswered((await api(replyToTicket, { params: { id: link.id }, body })).ticket);
      showBanner("success", "Viestisi on lähetetty.");
      return true;
    } catch (error) {
      assertApiError(error);
      if (error.status === 403 || error.status === 409) onStale();
      return false;
    }
  }

  return (
    <>
      <TicketFacts ticket={ticket} />
      <MessageList
        messages={messages}
        isOwn={({ author }) => author === name}
        own="Sinä"
        other="Halkopihan asiakaspalvelu"
      />
      {status === "resolved" ? <Resolved /> : <ReplyForm contactId={ticket._id} onSubmit={reply} />}
    </>
  );
}
