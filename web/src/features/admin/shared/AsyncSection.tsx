import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { ApiError } from "../../../lib/api/errors.ts";
import { useRetryOnline } from "../../../lib/connection/use-retry-online.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import styles from "./AsyncSection.module.css";

type Result<T> = { value: T; error?: never } | { value?: never; error: ApiError };

async function toResult<T>(answer: Promise<T>): Promise<Result<T>> {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

/**
 * The result of `load`, undefined while pending; `reload` keeps the last result until the next one. Not Suspense: React shows a fallback
 * for at least 0.3 seconds.
 */
function useAsyncResult<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ load: () => Promise<T>; result: Result<T> }>();
  const [unexpectedError, setUnexpectedError] = useState<{ error: unknown }>();
  const [requestCount, setRequestCount] = useState(0);
  const [answeredCount, setAnsweredCount] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const showResult = (result: Result<T>) => {
      if (!isWanted) return;
      setLoaded({ load, result });
      setAnsweredCount(requestCount);
    };
    toResult(load()).then(showResult, (error: unknown) => isWanted && setUnexpectedError({ error }));
    return () => {
      isWanted = false;
    };
  }, [load, requestCount]);
  const reload = useCallback(() => setRequestCount((times) => times + 1), []);
  // Errors other than ApiError are rethrown and handled by the route's ErrorBoundary.
  if (unexpectedError) throw unexpectedError.error;
  return {
    result: loaded?.load === load ? loaded.result : undefined,
    isLoading: requestCount !== answeredCount,
    reload,
  };
}

interface ResultProps<T> {
  result: Result<T>;
  isLoading: boolean;
  onReload(): void;
  children: (value: T, reload: () => void) => ReactNode;
}

function ResultContent<T>({ result: { value, error }, isLoading, onReload, children }: ResultProps<T>) {
  useRetryOnline(error ?? null, onReload);
  if (error === undefined) return children(value, onReload);
  return (
    <EmptyState title={error.message}>
      <Button busy={isLoading} onClick={onReload}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}

interface Props<T> {
  title: string;
  /** Target of links within the page. */
  id?: string;
  /** Loads the data, with `handlesNoResponse` because the section shows that there was no response. Another function loads again. */
  load(): Promise<T>;
  /** Filters beside the heading; they stay visible while their data is loading. */
  tools?: ReactNode;
  /** Number of skeleton lines. */
  lines?: number;
  /** `reload` reloads the data; the current data stays visible meanwhile. */
  children: (value: T, reload: () => void) => ReactNode;
}

/** A section that loads its own data, with a skeleton while pending and a retry button on failure; other sections are not affected. */
export function AsyncSection<T>({ title, id, load, tools, lines = 4, children }: Props<T>) {
  const heading = useId();
  const { result, isLoading, reload } = useAsyncResult(load);
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
      </div>
      {result ? (
        <ResultContent result={result} isLoading={isLoading} onReload={reload}>
          {children}
        </ResultContent>
      ) : (
        <Skeleton count={lines} shape="line" />
      )}
    </section>
  );
}
