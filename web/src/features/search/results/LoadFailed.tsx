import { useRevalidator } from "react-router-dom";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../ui/forms/Button.tsx";

/** Says what could not be loaded, and loads the page's data again when asked. */
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
