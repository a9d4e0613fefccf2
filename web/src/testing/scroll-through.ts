import { expect } from "vitest";
import { page } from "vitest/browser";

/** Scrolls to what a page loads only when the visitor comes near it, until all of it is there. */
export async function scrollThrough(): Promise<void> {
  await expect
    .poll(() => {
      const pending = page.getByText("Ladataan…").elements();
      pending.at(-1)?.scrollIntoView();
      return pending;
    })
    .toEqual([]);
}
