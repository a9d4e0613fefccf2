import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { useRetryPage } from "./FailedPart.tsx";

interface Props {
  title: string;
  /** Within a form, whose submit button is the main one. */
  isInForm?: boolean;
  children?: ReactNode;
}

/** Error message with a button that reloads the page's data, as the return of the network does. */
export function LoadFailed({ title, isInForm = false, children }: Props) {
  const { isRetrying, retry } = useRetryPage(true);
  return (
    <EmptyState title={title}>
      {children}
      <Button {...(isInForm && { variant: "plain" })} busy={isRetrying} onClick={retry}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}
