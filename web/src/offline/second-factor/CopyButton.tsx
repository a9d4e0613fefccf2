import { useState } from "react";
import { Button } from "../../ui/forms/Button.tsx";

interface Props {
  text: string;
  label: string;
}

/** Copies a text, and says whether it could. */
export function CopyButton({ text, label }: Props) {
  const [state, setState] = useState<"copied" | "failed" | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <Button variant="plain" size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <p role="status">
        {state === "copied" && "Kopioitu."}
        {state === "failed" && "Ei voitu kopioida. Salli leikepöydän käyttö selaimessa."}
      </p>
    </>
  );
}
