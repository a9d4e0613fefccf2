import axe from "axe-core";
import { expect } from "vitest";
import { setColorScheme } from "./display.ts";

/** Rules for whole pages: a component is no landmark and has no heading of level one. */
const pageRules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Ends the fades, for example of a changed colour scheme: contrast must not be measured during one. */
const withoutFades = new CSSStyleSheet();
withoutFades.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");

/** The only rules of axe that depend on the colour scheme. */
const colorRules: axe.RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

async function expectNone(rules: axe.RuleObject): Promise<void> {
  document.adoptedStyleSheets.push(withoutFades);
  try {
    for (const [scheme, options] of [
      ["light", { rules }],
      ["dark", colorRules],
    ] as const) {
      await setColorScheme(scheme);
      // The new scheme holds from the next frame.
      await nextFrame();
      await nextFrame();
      expect(await findViolations(options), `in the ${scheme} scheme`).toEqual([]);
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutFades);
  }
}

/** Fails with the rules of axe (WCAG 2.2 AA) that the rendered components violate in the light or the dark scheme, and the elements. */
export const expectNoAxeViolations = (): Promise<void> => expectNone(pageRules);

/** As {@link expectNoAxeViolations}, with the rules for whole pages: landmarks, and a heading of level one. */
export const expectNoAxeViolationsOnPage = (): Promise<void> => expectNone({});
