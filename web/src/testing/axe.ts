import axe from "axe-core";
import { expect } from "vitest";
import { setColorScheme } from "./display.ts";

/** Rules for whole pages: a component is no landmark and has no heading of level one. */
const pageRules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

// Contrast must not be measured during a fade, for example of the colour scheme.
const withoutFades = new CSSStyleSheet();
withoutFades.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
document.adoptedStyleSheets.push(withoutFades);

/** Fails with the rules of axe (WCAG 2.2 AA) that the rendered components violate in the light or the dark scheme, and the elements. */
export async function expectNoAxeViolations(): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await setColorScheme(scheme);
    // The new scheme holds from the next frame.
    await new Promise(requestAnimationFrame);
    const { violations } = await axe.run(document.body, { rules: pageRules });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, `in the ${scheme} scheme`).toEqual([]);
  }
}
