import type { ReactNode } from "react";
import { useRevalidator } from "react-router-dom";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Button } from "../../ui/forms/Button.tsx";

interface Props {
  title: string;
  /** Within a form, whose submit button is the main one. */
  isInForm?: boolean;
  children?: ReactNode;
}

/** Error message with a button that reloads the page's data. */
export function LoadFailed({ title, isInForm = false, children }: Props) {
  const { state, revalidate } = useRevalidator();
  return (
    <EmptyState title={title}>
      {children}
      <Button
        {...(isInForm && { variant: "plain" })}
        busy={state === "loading"}
        onClick={() => void revalidate()}
      >
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}
