import type { ReactNode } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Button } from "../forms/Button.tsx";

interface Props {
  /** Said when there is nothing more to load. */
  title: string;
  busy: boolean;
  /** Loads the next page; undefined after the last one. */
  onMore: (() => void) | undefined;
  children?: ReactNode;
}

/** A list without rows: there are none, or the search has not come to its end. */
export function EmptyList({ title, busy, onMore, children }: Props) {
  if (!onMore) return <EmptyState title={title}>{children}</EmptyState>;
  return (
    <EmptyState title="Haku on vielä kesken: tähän mennessä ei löytynyt mitään.">
      <Button busy={busy} onClick={onMore}>
        Jatka hakua
      </Button>
      {children}
    </EmptyState>
  );
}
