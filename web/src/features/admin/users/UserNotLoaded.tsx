import { useRetryOnline } from "../../../lib/connection/use-retry-online.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";

/** In place of a user that is being fetched, or could not be. */
export function UserNotLoaded({ state, onRetry }: { state: "loading" | "failed"; onRetry(): void }) {
  useRetryOnline(state === "failed" ? state : null, onRetry);
  if (state === "loading") return <Skeleton count={8} shape="line" />;
  return (
    <EmptyState title="Käyttäjän tietoja ei saatu haettua.">
      <Button variant="plain" onClick={onRetry}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}
