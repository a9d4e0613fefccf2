import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { useIsOffline } from "./OfflineNotice.tsx";

interface Props {
  /** Shown online; offline the text is 'Vaatii verkkoyhteyden'. */
  title: string;
  isRetrying: boolean;
  onRetry(): void;
  children?: ReactNode;
}

/** Message in the place of a dialog's content, or of a part of a page, that could not be loaded. */
export function LoadError({ title, isRetrying, onRetry, children }: Props) {
  const isOffline = useIsOffline();
  return (
    <>
      {children}
      <EmptyState title={isOffline ? "Vaatii verkkoyhteyden" : title}>
        {isOffline && <p>Avautuu, kun verkkoyhteys palaa.</p>}
        <Button variant="plain" busy={isRetrying} onClick={onRetry}>
          Yritä uudelleen
        </Button>
      </EmptyState>
    </>
  );
}
