import { Button } from "../../../ui/forms/Button.tsx";
import { useCopy } from "../../../ui/forms/use-copy.ts";

interface Props {
  text: string;
  label: string;
}

/** Copies a text, and says whether it could. */
export function CopyButton({ text, label }: Props) {
  const [state, copy] = useCopy(text);
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
