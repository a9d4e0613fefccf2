import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
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

/**
 * What `load` answers, undefined until then. `again` asks anew, and what there is stays meanwhile. It is no Suspense: React would
 * hold the answer back until its placeholder has stood for 0.3 seconds.
 */
function useAnswer<T>(load: () => Promise<T>) {
  const [come, setCome] = useState<{ load: () => Promise<T>; result: Result<T> }>();
  const [fault, setFault] = useState<{ error: unknown }>();
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const tell = (result: Result<T>) => {
      if (!isWanted) return;
      setCome({ load, result });
      setAnswered(asked);
    };
    settled(load()).then(tell, (error: unknown) => isWanted && setFault({ error }));
    return () => {
      isWanted = false;
    };
  }, [load, asked]);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  // What is no refusal is for the page's boundary.
  if (fault) throw fault.error;
  return { result: come?.load === load ? come.result : undefined, isTrying: asked !== answered, again };
}

interface ShownProps<T> {
  result: Result<T>;
  isTrying: boolean;
  onAgain(): void;
  children: (value: T, again: () => void) => ReactNode;
}

function Shown<T>({ result: { value, failure }, isTrying, onAgain, children }: ShownProps<T>) {
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
  const { result, isTrying, again } = useAnswer(load);
  return (
    <section id={id} className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {tools}
      </div>
      {result ? (
        <Shown result={result} isTrying={isTrying} onAgain={again}>
          {children}
        </Shown>
      ) : (
        <Skeleton count={lines} shape="line" />
      )}
    </section>
  );
}
