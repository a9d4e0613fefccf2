import { useSetAtom } from "jotai/react";
import { Suspense, use, useEffect, useState, useTransition } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Conversation } from "./Conversation.tsx";
import { type ConversationLink, type Opened, openConversation } from "./conversation.ts";
import styles from "./TicketPage.module.css";
import type { loader } from "./ticket-route.tsx";

/** A link that does not hold leads to the form, and the banner says why. §7 */
function Refused({ message }: { message: string }) {
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
  opened: Promise<Opened>;
  isTrying: boolean;
  onRetry(): void;
}

function Shown({ link, opened, isTrying, onRetry }: Props) {
  const shown = use(opened);
  switch (shown.kind) {
    case "open":
      return <Conversation link={link} initial={shown.ticket} onStale={onRetry} />;
    case "invalid":
      return <Refused message={shown.message} />;
    case "failed":
      return (
        <EmptyState title="Keskustelua ei saatu haettua.">
          <p>{shown.message} Tarkista verkkoyhteys ja yritä uudelleen. Linkkisi on yhä voimassa.</p>
          <Button busy={isTrying} onClick={onRetry}>
            Yritä uudelleen
          </Button>
        </EmptyState>
      );
    default:
      return shown satisfies never;
  }
}

function Ticket({ link, first }: { link: ConversationLink; first: Promise<Opened> }) {
  const [opened, setOpened] = useState(first);
  const [isTrying, start] = useTransition();
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton count={2} />
        </div>
      }
    >
      <Shown
        link={link}
        opened={opened}
        isTrying={isTrying}
        onRetry={() => start(() => setOpened(openConversation(link)))}
      />
    </Suspense>
  );
}

/** The conversation behind a link. Its address holds the code: the page has no canonical address and is not indexed. */
export function TicketPage() {
  const { link, opened } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title="Keskustelu asiakaspalvelun kanssa" />
      <h1 tabIndex={-1}>Keskustelu asiakaspalvelun kanssa</h1>
      <Ticket key={`${link.id} ${link.code}`} link={link} first={opened} />
    </div>
  );
}
