import { useState } from "react";

/** Copies a text. @returns what has become of it, null before, and the function that copies */
export function useCopy(text: string): ["copied" | "failed" | null, () => Promise<void>] {
  const [state, setState] = useState<"copied" | "failed" | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  }
  return [state, copy];
}
