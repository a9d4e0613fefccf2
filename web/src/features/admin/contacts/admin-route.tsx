import { readContact, respondToContact } from "@halkopiha/domain/contract/contacts.ts";
import type { Contact } from "@halkopiha/domain/messaging/ticket.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useState, useTransition } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { MessageList } from "../../../market/tickets/MessageList.tsx";
import { advanceTicket } from "../../../market/tickets/move-ticket.ts";
import { TicketFacts } from "../../../market/tickets/TicketFacts.tsx";
import { ticketAction } from "../../../market/tickets/ticket-labels.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { requireAdmin } from "../shared/require-admin.ts";
import styles from "./ContactPage.module.css";

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  requireAdmin(request);
  return (await api(readContact, { params: { id } }, { handlesNoResponse: true })).contact;
}

/** Loaded lazily, because it imports the form library and is needed only after reading. */
const ReplyForm = lazyPart(() =>
  import("../../../market/tickets/ReplyForm.tsx").then((file) => file.ReplyForm),
);

/** Actions on a conversation; after a 409 (someone else has changed it) it is loaded again. */
function useContact(fetched: Contact) {
  const [answered, setAnswered] = useState(fetched);
  const showBanner = useSetAtom(showBannerAtom);
  const { revalidate } = useRevalidator();
  const contact = answered._id === fetched._id && answered.updatedAt > fetched.updatedAt ? answered : fetched;

  /** @returns whether the call succeeded */
  async function change(call: () => Promise<void>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (error) {
      assertApiError(error);
      if (error.status === 409) await revalidate();
      return false;
    }
  }

  async function send(message: string): Promise<void> {
    const answer = await api(respondToContact, { params: { id: contact._id }, body: { message } });
    setAnswered(answer.contact);
    showBanner("success", "Vastaus on lähetetty.");
  }

  return {
    contact,
    respond: (message: string) => change(() => send(message)),
    advance: () => change(() => advanceTicket(contact, setAnswered)),
  };
}

function AdvanceButton({ status, onAdvance }: { status: Contact["status"]; onAdvance(): Promise<unknown> }) {
  const [isMoving, start] = useTransition();
  const isOffline = useIsOffline();
  return (
    <Button
      variant="plain"
      icon="check"
      busy={isMoving}
      disabled={isOffline}
      onClick={() => start(async () => void (await onAdvance()))}
    >
      {ticketAction[status]}
    </Button>
  );
}

/** A conversation for customer service, with a reply form and a button for the next status. §2, §4 */
function ContactPage() {
  const { contact, respond, advance } = useContact(useLoaderData<typeof loader>());
  const { name, email, messages, status } = contact;
  return (
    <div className={styles.page}>
      <PageHead title={`Yhteydenotto: ${name}`} />
      <div className={styles.actions}>
        <Link to={paths.admin} className={buttonClass("plain")}>
          <Icon name="back" />
          Takaisin
        </Link>
        <AdvanceButton status={status} onAdvance={advance} />
      </div>
      <SectionTitle area="Hallinta" section="Yhteydenotto" />
      <TicketFacts
        ticket={contact}
        more={[
          ["Lähettäjä", name],
          [
            "Sähköposti",
            <a key="email" href={toMailHref(email)}>
              {email}
            </a>,
          ],
        ]}
      />
      <MessageList
        messages={messages}
        isOwn={({ author }) => author !== name}
        own="Asiakaspalvelu"
        other="Asiakas"
      />
      {status === "resolved" ? (
        <p>Yhteydenotto on ratkaistu, eikä siihen voi enää vastata. Voit avata sen uudelleen.</p>
      ) : (
        <Suspense fallback={<Skeleton />}>
          <ReplyForm key={contact._id} contactId={contact._id} onSubmit={respond} />
        </Suspense>
      )}
    </div>
  );
}

export { ContactPage as Component };
