import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

/** Milliseconds without typing after which an address counts as complete: `aino@gmail.co` is on its way to `aino@gmail.com`. */
const typingPause = 800;

/** Asks whether another address is meant than the one in a registered field, also when the field starts with one. */
export function useEmailSuggestion({ ref, onChange }: Pick<UseFormRegisterReturn, "ref" | "onChange">) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<{ typed: string; suggestion: string | null }>();
  useEffect(() => setTyped(input.current?.value ?? ""), []);

  useEffect(() => {
    let isCurrent = true;
    async function find() {
      const { suggestEmail } = await import("@halkopiha/domain/schemas/email-suggestion.ts");
      if (isCurrent) setFound({ typed, suggestion: suggestEmail(typed) });
    }
    const ignore = () => undefined;
    // If the module cannot be loaded, nothing is asked.
    const timer = setTimeout(() => void find().catch(ignore), typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const suggestion = found?.typed === typed ? found.suggestion : null;

  function take() {
    const { current: target } = input;
    if (!target || suggestion === null) return;
    target.value = suggestion;
    setTyped(suggestion);
    void onChange({ target, type: "change" });
    // The pressed button disappears.
    target.focus();
  }

  return {
    suggestion,
    take,
    ref(element: HTMLInputElement | null) {
      input.current = element;
      ref(element);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value);
      void onChange(event);
    },
  };
}
