import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { openOrderPage, sendOrderLink } from "@halkopiha/domain/contract/shop/order-page.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { recallHeadline } from "@halkopiha/domain/recalls/recall-labels.ts";
import { toRecallNotice } from "@halkopiha/domain/recalls/recall-rules.ts";
import { createSampleRecall } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const order = toBuyerOrder(
  sampleSellerOrder("tilaus", {
    status: "in progress",
    statusTimes: { inProgress: "2026-11-21T10:00:00.000Z" },
  }),
);

const renderPage = (address = `tilaus#t=${code}`) =>
  renderRoutes([{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }], `/tilaus/${address}`);

afterEach(() => clearCheckoutData(store.set));

test("a buyer sees how far the order is and when it got there, what it costs and from whom it is", async () => {
  const opened = answerCall(openOrderPage, { order });
  const screen = await renderPage();
  const steps = screen.getByRole("list", { name: "Tilauksen eteneminen" }).getByRole("listitem");
  await expect
    .poll(() => steps.nth(1).element().textContent)
    .toMatch(/^Käsittelyssä21\.11\.2026 klo\s12\.00$/);
  await expect.element(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect.poll(() => steps.nth(3).element().textContent).toBe("Noudettu");
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  await expect.element(screen.getByText(/^Yritys, Y-tunnus/)).toBeVisible();
  await expect
    .element(
      screen.getByText(/^Voit peruuttaa sopimuksen syytä ilmoittamatta viimeistään 14 päivän kuluttua/),
    )
    .toBeVisible();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(opened).toMatchObject([{ url: { search: "" }, body: { code } }]);
  await expectNoAxeViolations();
});

test("a recall of what was ordered is the first thing on the page", async () => {
  const recall = toRecallNotice(createSampleRecall());
  answerCall(openOrderPage, { order, recalls: [recall] });
  const screen = await renderPage();
  const notice = screen.getByRole("region", { name: recallHeadline });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByText(recall.hazard)).toBeVisible();
  const steps = screen.getByRole("list", { name: "Tilauksen eteneminen" }).element();
  expect(notice.element().compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectNoAxeViolations();
});

test("the page of a private seller's order says that consumer protection does not apply", async () => {
  answerCall(openOrderPage, {
    order: { ...order, seller: { ...order.seller, business: false, ytunnus: null } },
  });
  const screen = await renderPage();
  const terms = screen.getByText(/kuluttajansuojalaki ei koske kauppaa\.$/);
  await expect.element(terms).toBeVisible();
  const noRight = screen.getByText(/^Lakisääteistä peruuttamisoikeutta ei ole, koska myyjä ei ole yritys\./);
  await expect.element(noRight).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Peruuta sopimus tästä" })).not.toBeInTheDocument();
});

test("without a connection the order is shown as it was last opened, with the time", async () => {
  answerCall(openOrderPage, { order });
  const first = await renderPage();
  await expect.element(first.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  await first.unmount();
  failCall(openOrderPage);
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  await expect.element(screen.getByRole("note").getByText(/^Tallennettu/)).toBeVisible();
});

test("an order that was opened with another code is not shown without a connection", async () => {
  answerCall(openOrderPage, { order });
  const first = await renderPage();
  await expect.element(first.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  await first.unmount();
  failCall(openOrderPage);
  const screen = await renderPage(`tilaus#t=${"x".repeat(22)}`);
  await expect.element(screen.getByText("Tilausta ei saatu haettua.")).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ["a wrong code", `tilaus#t=${code}`],
  ["a part of a code", "tilaus#t=kkk"],
  ["no code", "tilaus"],
])("a link with %s offers a new one", async (_what, address) => {
  rejectCall(openOrderPage, new AppError("linkInvalid"));
  const screen = await renderPage(address);
  await expect.element(screen.getByText("Linkki on virheellinen tai vanhentunut.")).toBeVisible();
  await expect.element(screen.getByRole("form", { name: "Tilausta ei löydy?" })).toBeVisible();
  await expectNoAxeViolations();
});

test("a new link needs the number and the address, and the answer says nothing of the order", async () => {
  const message = "Jos tilaus löytyy, lähetimme sen linkin sähköpostiisi.";
  const sent = answerCall(sendOrderLink, { message });
  const screen = await renderPage("tilaus");
  const submit = screen.getByRole("button", { name: "Lähetä linkki" });
  await submit.click();
  await expect.element(screen.getByLabelText("Tilausnumero")).toHaveAccessibleDescription(/Vaadittu kenttä/);
  expect(sent).toEqual([]);
  await screen.getByLabelText("Tilausnumero").fill("HP-261120-7K2Q4");
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit.click();
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(sent[0]?.body).toEqual({ orderNumber: "HP-261120-7K2Q4", email: "aino@posti.example" });
});
