import axe from "axe-core";
import { expect } from "vitest";
import { setColorScheme } from "./display.ts";

/** Rules for whole pages: a component is no landmark and has no heading of level one. */
const pageRules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for the fades that a change of the colour scheme starts: contrast must not be measured during a fade. */
async function waitForFades(): Promise<void> {
  // A fade starts with the next frame, and with reduced motion it ends with the one after it.
  await nextFrame();
  await nextFrame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function expectNone(rules: axe.RuleObject): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await setColorScheme(scheme);
    await waitForFades();
    const { violations } = await axe.run(document.body, { rules });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, `in the ${scheme} scheme`).toEqual([]);
  }
}

/** Fails with the rules of axe (WCAG 2.2 AA) that the rendered components violate in the light or the dark scheme, and the elements. */
export const expectNoAxeViolations = (): Promise<void> => expectNone(pageRules);

/** As {@link expectNoAxeViolations}, with the rules for whole pages: landmarks, and a heading of level one. */
export const expectNoAxeViolationsOnPage = (): Promise<void> => expectNone({});
