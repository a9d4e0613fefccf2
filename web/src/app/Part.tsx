import { type ReactNode, Suspense, use, useCallback, useId, useState, useTransition } from "react";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { ApiError } from "./api-error.ts";
import styles from "./Part.module.css";

type Result<T> = { value: T; failure?: never } | { value?: never; failure: string };

async function settled<T>(answer: Promise<T>): Promise<Result<T>> {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof ApiError) return { failure: error.message };
    throw error;
  }
}

interface ShownProps<T> {
  result: Promise<Result<T>>;
  isTrying: boolean;
  onAgain(): void;
  children: (value: T, again: () => void) => ReactNode;
}

function Shown<T>({ result, isTrying, onAgain, children }: ShownProps<T>) {
  const { value, failure } = use(result);
  if (failure === undefined) return children(value, onAgain);
  return (
    <EmptyState title={failure}>
      <Button busy={isTrying} onClick={onAgain}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}

interface Props<T> {
  title: string;
  /** Where a link within the page leads. */
  id?: string;
  /** Asks for what is shown, quietly: a failure is told here. Another function asks for something else. */
  load(): Promise<T>;
  /** Choices beside the heading; they stay while what they ask for is on its way. */
  tools?: ReactNode;
  /** What stands there until it has come: so many lines. */
  lines?: number;
  /** `again` fetches it anew; what is there stays until then. */
  children: (value: T, again: () => void) => ReactNode;
}

/** A part of a page with a heading and an answer of its own: it comes, or fails and is tried again, without the others. */
export function Part<T>({ title, id, load, tools, lines = 4, children }: Props<T>) {
  const heading = useId();
  const [asked, setAsked] = useState(() => ({ load, result: settled(load()) }));
  const [isTrying, start] = useTransition();
  if (asked.load !== load) setAsked({ load, result: settled(load()) });
  const again = useCallback(() => start(() => setAsked({ load, result: settled(load()) })), [load]);
  return (
    <section id={id} className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
      </div>
      <Suspense fallback={<Skeleton count={lines} shape="line" />}>
        <Shown result={asked.result} isTrying={isTrying} onAgain={again}>
          {children}
        </Shown>
      </Suspense>
    </section>
  );
}
