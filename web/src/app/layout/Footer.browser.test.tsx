import { readOperator } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { staticPages } from "@halkopiha/domain/page-paths.ts";
import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { responsesId } from "@halkopiha/domain/rendered-page.ts";
import { beforeEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { operatorPath, readEmbeddedOperator } from "../../market/operator/embedded-operator.ts";
import { operatorAtom } from "../../market/operator/operator-atom.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../../testing/calls/answer-visitor-calls.ts";
import { renderApp, renderInApp } from "../../testing/render-route.tsx";
import { sampleOperator } from "../../testing/samples/sample-operator.ts";
import { routes } from "../router.tsx";
import { Footer } from "./Footer.tsx";

beforeEach(answerVisitorCalls);

test("§2 the footer shows who runs the market and when they answer", { tags: "s2-chrome-8" }, async () => {
  const screen = await renderInApp(<Footer />);
  await expect.element(screen.getByText("Halkopiha", { exact: true })).toBeVisible();
  const email = screen.getByRole("link", { name: "asiakaspalvelu@halkopiha.fi" });
  await expect.element(email).toHaveAttribute("href", "mailto:asiakaspalvelu@halkopiha.fi");
  await expect.element(screen.getByText("Vastaamme arkisin klo 9–16.")).toBeVisible();
});

test("the footer has the phone number and the links that root has entered", async () => {
  const links = [{ label: "Verkkokauppamme", url: "https://kauppa.example/" }];
  store.set(operatorAtom, toPublicOperator(sampleOperator({ phone: "014 123 4567", links })));
  const screen = await renderInApp(<Footer />);
  const phone = screen.getByRole("link", { name: "014 123 4567" });
  await expect.element(phone).toHaveAttribute("href", "tel:0141234567");
  const shop = screen.getByRole("link", { name: "Verkkokauppamme" });
  await expect.element(shop).toHaveAttribute("href", "https://kauppa.example/");
  await expect.element(screen.getByText("Halkopiha, Y-tunnus 9000021-4")).toBeVisible();
});

test("the footer has no line about the company before root has entered it", async () => {
  store.set(operatorAtom, null);
  const screen = await renderInApp(<Footer />);
  await expect.element(screen.getByText("Halkopiha", { exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/undefined|null|Y-tunnus|Vastaamme/);
});

test("a page that came without the company's details requests them once, when the footer is near", async () => {
  store.set(operatorAtom, undefined);
  const sent = answerCall(readOperator, { operator: toPublicOperator(sampleOperator()) });
  const screen = await renderInApp(<Footer />);
  await expect.element(screen.getByRole("navigation", { name: "Alatunniste" })).toBeVisible();
  window.scrollTo(0, document.body.scrollHeight);
  await expect.element(screen.getByText("Vastaamme arkisin klo 9–16."), { timeout: 60_000 }).toBeVisible();
  await screen.unmount();
  const again = await renderInApp(<Footer />);
  await expect.element(again.getByText("Vastaamme arkisin klo 9–16.")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("what the server has embedded has the path of the contract, and is read as it was sent", async () => {
  const { phone, ...rest } = toPublicOperator(sampleOperator({ iban: "FI2112345600000785" }));
  const operator = { ...rest, phone, links: [{ label: "Kauppa", url: "https://kauppa.example" }] };
  expect(operatorPath).toBe(readOperator.path);
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = responsesId;
  const embed = (body: object) => {
    script.textContent = JSON.stringify([{ url: operatorPath, status: 200, body }]);
  };
  expect(readEmbeddedOperator()).toBeUndefined();
  document.body.append(script);
  embed({ operator });
  expect(readEmbeddedOperator()).toEqual(operator);
  embed({ operator: null });
  expect(readEmbeddedOperator()).toBeNull();
  script.remove();
});

test("§2 every link of the footer leads to a page", { tags: ["s2-chrome-9", "s2-chrome-10"] }, async () => {
  const screen = await renderApp(routes, "/kirjaudu");
  const links = screen.getByRole("navigation", { name: "Alatunniste" }).getByRole("link");
  const hrefs = links.elements().map((link) => link.getAttribute("href"));
  const infoPages = Object.values(staticPages).filter((path) => path.startsWith(`${staticPages.info}/`));
  expect(hrefs).toEqual(expect.arrayContaining(["/asiakaspalvelu", "/kayttoehdot", ...infoPages]));
  for (const [index, href] of hrefs.entries()) {
    await links.nth(index).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe(href);
    const heading = screen.getByRole("heading", { level: 1, name: /^(?!Sivua ei löytynyt)/ });
    await expect.element(heading).toBeVisible();
  }
});
