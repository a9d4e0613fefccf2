import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { ReportPage as Report } from "@halkopiha/domain/reports/report.ts";
import { Suspense, use, useState, useTransition } from "react";
import { useLocation, useParams } from "react-router-dom";
import { LinkNotLoaded } from "../../lib/connection/LinkNotLoaded.tsx";
import { readSecret } from "../../lib/routing/link-secret.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { loadReport, type ReportLink, type ReportResult } from "./load-report.ts";
import { ReportDetails } from "./ReportDetails.tsx";
import styles from "./ReportPage.module.css";

interface Props {
  link: ReportLink;
  promise: Promise<ReportResult>;
  isLoading: boolean;
  onRetry(): void;
  onChanged(report: Report): void;
}

function Content({ link, promise, isLoading, onRetry, onChanged }: Props) {
  const result = use(promise);
  switch (result.kind) {
    case "open":
      return <ReportDetails link={link} report={result.report} onChanged={onChanged} onStale={onRetry} />;
    case "invalid":
      return (
        <EmptyState title="Linkki on virheellinen tai vanhentunut.">
          <p>Avaa linkki uudelleen viestistä, jonka lähetimme sinulle.</p>
        </EmptyState>
      );
    case "failed":
      return (
        <LinkNotLoaded
          title="Asiaa ei saatu haettua."
          failure={result}
          isLoading={isLoading}
          onRetry={onRetry}
        />
      );
    default:
      return result satisfies never;
  }
}

function LinkedReport({ link }: { link: ReportLink }) {
  const [promise, setPromise] = useState(() => loadReport(link));
  const [isLoading, start] = useTransition();
  return (
    <Suspense fallback={<Skeleton count={2} />}>
      <Content
        link={link}
        promise={promise}
        isLoading={isLoading}
        onRetry={() => start(() => setPromise(loadReport(link)))}
        onChanged={(report) => start(() => setPromise(Promise.resolve({ kind: "open", report })))}
      />
    </Suspense>
  );
}

/**
 * The report behind a mailed link. Its URL contains the code, so the page has no canonical URL and is not indexed. It has no loader, because a
 * loader does not get the fragment.
 */
function ReportPage() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const code = readSecret(mailedLinks.report, hash) ?? "";
  return (
    <div className={styles.page}>
      <PageHead title="Ilmoitus sisällöstä" />
      <h1 tabIndex={-1}>Ilmoitus sisällöstä</h1>
      <LinkedReport key={`${id} ${code}`} link={{ id, code }} />
    </div>
  );
}

export { ReportPage as Component };
