import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { useRetryOnline } from "./use-retry-online.ts";

interface Props {
  title: string;
  /** A new object for each failure, with the message of its error. */
  failure: { message: string };
  isLoading: boolean;
  onRetry(): void;
}

/** What is shown when the server could not be asked for what a mailed link leads to; it is asked again on request and when back online. */
export function LinkNotLoaded({ title, failure, isLoading, onRetry }: Props) {
  useRetryOnline(failure, onRetry);
  return (
    <EmptyState title={title}>
      <p>{failure.message} Tarkista verkkoyhteys ja yritä uudelleen. Linkkisi on yhä voimassa.</p>
      <Button busy={isLoading} onClick={onRetry}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}
