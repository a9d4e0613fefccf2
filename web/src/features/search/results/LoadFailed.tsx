import { useRevalidator } from "react-router-dom";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";

/** Error message with a button that reloads the page's data. */
export function LoadFailed({ title }: { title: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <EmptyState title={title}>
      <Button busy={state === "loading"} onClick={() => void revalidate()}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}
