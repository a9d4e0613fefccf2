import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, use, useEffect, useState, useTransition } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { LinkNotLoaded } from "../../lib/connection/LinkNotLoaded.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { readSecret } from "../../lib/routing/link-secret.ts";
import { paths } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Conversation } from "./Conversation.tsx";
import { type ConversationLink, type ConversationResult, loadConversation } from "./load-conversation.ts";
import styles from "./TicketPage.module.css";

/** Redirects from an invalid link to the form; the banner shows the reason. §7 */
function InvalidLink({ message }: { message: string }) {
  const navigate = useNavigate();
  const showBanner = useSetAtom(showBannerAtom);
  useEffect(() => {
    showBanner("danger", message);
    navigate(paths.contact, { replace: true });
  }, [message, navigate, showBanner]);
  return null;
}

interface Props {
  link: ConversationLink;
  conversationPromise: Promise<ConversationResult>;
  isLoading: boolean;
  onRetry(): void;
}

function TicketContent({ link, conversationPromise, isLoading, onRetry }: Props) {
  const conversation = use(conversationPromise);
  switch (conversation.kind) {
    case "open":
      return <Conversation link={link} initial={conversation.ticket} onStale={onRetry} />;
    case "invalid":
      return <InvalidLink message={conversation.message} />;
    case "failed":
      return (
        <LinkNotLoaded
          title="Keskustelua ei saatu haettua."
          failure={conversation}
          isLoading={isLoading}
          onRetry={onRetry}
        />
      );
    default:
      return conversation satisfies never;
  }
}

function Ticket({ link }: { link: ConversationLink }) {
  const [opened, setOpened] = useState(() => loadConversation(link));
  const [isTrying, start] = useTransition();
  return (
    <Suspense
      fallback={
        <div className={styles.pending}>
          <Skeleton count={2} />
        </div>
      }
    >
      <TicketContent
        link={link}
        conversationPromise={opened}
        isLoading={isTrying}
        onRetry={() => start(() => setOpened(loadConversation(link)))}
      />
    </Suspense>
  );
}

/**
 * The conversation of a link. Its URL contains the code, so the page has no canonical URL and is not indexed. It has no loader, because a
 * loader does not get the fragment.
 */
function TicketPage() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const code = readSecret(mailedLinks.ticket, hash) ?? "";
  return (
    <div className={styles.page}>
      <PageHead title="Keskustelu asiakaspalvelun kanssa" />
      <h1 tabIndex={-1}>Keskustelu asiakaspalvelun kanssa</h1>
      <Ticket key={`${id} ${code}`} link={{ id, code }} />
    </div>
  );
}

export { TicketPage as Component };
