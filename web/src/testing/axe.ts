import axe from "axe-core";
import { expect } from "vitest";
import { setColorScheme } from "./display.ts";

/** Rules for whole pages: a component is no landmark and has no heading of level one. */
const pageRules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/** Fails with the rules of axe (WCAG 2.2 AA) that the rendered components violate in the light or the dark scheme, and the elements. */
export async function expectNoAxeViolations(): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await setColorScheme(scheme);
    // Axe reads the colours of the other scheme while a button's transition runs.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations } = await axe.run(document.body, { rules: pageRules });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, `in the ${scheme} scheme`).toEqual([]);
  }
}
