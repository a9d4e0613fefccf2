import axe from "axe-core";
import { expect } from "vitest";
import { setColorScheme } from "./display.ts";

/** Rules for whole pages: a component is no landmark and has no heading of level one. */
const pageRules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/** Waits for fades, for example of the colour scheme: contrast must not be measured during them. */
async function waitForAnimations(): Promise<void> {
  // The fades of a new colour scheme start with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails with the rules of axe (WCAG 2.2 AA) that the rendered components violate in the light or the dark scheme, and the elements. */
export async function expectNoAxeViolations(): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await setColorScheme(scheme);
    await waitForAnimations();
    const { violations } = await axe.run(document.body, { rules: pageRules });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, `in the ${scheme} scheme`).toEqual([]);
  }
}
