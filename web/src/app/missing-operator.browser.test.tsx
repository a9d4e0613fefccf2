import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { beforeEach, expect, test } from "vitest";
import { paths } from "../lib/routing/paths.ts";
import { store } from "../lib/storage/store.ts";
import { operatorAtom } from "../market/operator/operator-atom.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleOperator } from "../testing/samples/sample-operator.ts";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);

async function readPage(path: string): Promise<string> {
  const screen = await renderApp(routes, path);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen.container.textContent ?? "";
}

test.each([paths.contact, paths.terms, paths.salesTerms, paths.quality])(
  "before root has entered the company, %s leaves its lines out",
  async (path) => {
    store.set(operatorAtom, null);
    expect(await readPage(path)).not.toMatch(/undefined|\bnull\b|Y-tunnus|sähköpostia:|Palveluntarjoaja:/);
  },
);

test.each([paths.contact, paths.terms, paths.salesTerms, paths.quality])(
  "%s says who provides the service, and leaves out what root has left empty",
  async (path) => {
    store.set(operatorAtom, toPublicOperator(sampleOperator({ name: "Puu & Poika Oy", hours: null })));
    const text = await readPage(path);
    expect(text).toContain("Puu & Poika Oy, Y-tunnus 9000021-4");
    expect(text).toContain("asiakaspalvelu@halkopiha.fi");
    expect(text).not.toMatch(/undefined|\bnull\b|Vastaamme/);
  },
);
