import type { Locator } from "vitest/browser";

/** Fills a field or ticks a box as some password managers do: the page gets no event. */
export function fillWithoutEvents(field: Locator, value: string | boolean): void {
  const element = field.element();
  if (element instanceof HTMLInputElement && typeof value === "boolean") element.checked = value;
  else if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    element.value = String(value);
}
