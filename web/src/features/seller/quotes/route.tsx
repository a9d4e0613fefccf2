import { changeQuoteStatus, listQuoteRequests } from "@halkopiha/domain/contract/shop/quote-requests.ts";
import type { QuoteRequest, QuoteStatus } from "@halkopiha/domain/quotes/quote-request.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { profileSections } from "../../../market/account/profile-sections.ts";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { QuoteCard } from "./QuoteCard.tsx";
import styles from "./QuotesPage.module.css";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

const loadPage = (cursor?: string) => api(listQuoteRequests, { query: { limit: pageSize, cursor } });

/** Loads the newest requests for a quote of the current user's services. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!store.get(sessionAtom)) throw redirectToLogin(request);
  return loadPage();
}

/** The requests for a quote of the seller's services. */
function QuotesPage() {
  const { pages, isLoading, loadMore } = usePages(useLoaderData<typeof loader>(), loadPage);
  const [changed, setChanged] = useState<ReadonlyMap<string, QuoteRequest>>(new Map());
  const showBanner = useSetAtom(showBannerAtom);
  const revalidate = useRevalidate();
  const requests = pages
    .flatMap(({ quoteRequests }) => quoteRequests)
    .map((request) => {
      const own = changed.get(request._id);
      return own && own.updatedAt > request.updatedAt ? own : request;
    });

  async function mark({ _id: id, updatedAt }: QuoteRequest, status: QuoteStatus) {
    try {
      const answer = await api(changeQuoteStatus, { params: { id }, body: { status, updatedAt } });
      setChanged((before) => new Map(before).set(id, answer.quoteRequest));
      showBanner("success", answer.message);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      if (error.status === 404 || error.status === 409) await revalidate();
    }
  }

  return (
    <>
      <SectionTitle area="Profiili" section={profileSections.quotes.text} />
      {requests.length === 0 ? (
        <EmptyState title="Tarjouspyyntöjä ei vielä ole.">
          <p>
            Ostajat voivat pyytää tarjousta palvelusta, jonka lomakkeessa on valittu ”Hinta tarjouksen
            mukaan”. Saat pyynnöstä viestin, ja se näkyy myös tässä.
          </p>
        </EmptyState>
      ) : (
        <>
          <p>Vastaa pyytäjälle suoraan. Pyynnöt poistuvat tästä itsestään 180 päivän kuluttua.</p>
          <ul className={styles.list}>
            {requests.map((request) => (
              <li key={request._id}>
                <QuoteCard request={request} onMark={(status) => mark(request, status)} />
              </li>
            ))}
          </ul>
          <LoadMore
            countText={`${formatCount(requests.length, { one: "pyyntö", other: "pyyntöä" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
    </>
  );
}

export { QuotesPage as Component };
