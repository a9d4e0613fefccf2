import { sampleInvoice } from "@halkopiha/domain/accounts/invoices/testing/sample-invoice.ts";
import { readInvoice } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { readDescriptionList } from "../../testing/read-texts.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleAdmin } from "../../testing/samples/sample-accounts.ts";
import { logInAs, samplePerson } from "../../testing/samples/samples.ts";
import * as route from "./route.tsx";

async function renderInvoice(user = samplePerson()) {
  logInAs(user);
  answerCall(readInvoice, { invoice: sampleInvoice({ userId: samplePerson()._id }) });
  const screen = await renderRoutes(
    [{ path: "/lasku/:id", HydrateFallback: () => null, ...route }],
    "/lasku/matti-2027",
  );
  await expect.element(screen.getByRole("heading", { name: "Jäsenmaksulasku 2027" })).toBeVisible();
  return screen;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an invoice says who pays whom what until when, with account and reference`, {
    tags: "s9-7",
  }, async () => {
    await setSize(size);
    const screen = await renderInvoice();
    expect(readDescriptionList()).toMatchObject({
      "Laskun numero": "202700001",
      "Laskun päiväys": "1.2.2027",
      Eräpäivä: "28.2.2027",
      "Alv 25,5%": "61,20 €",
      Maksettavaa: "301,20 €",
      Tilinumero: "FI21 1234 5600 0007 85",
      Viitenumero: "20270 00010",
    });
    await expect.element(screen.getByText("Matti Meikäläinen")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

test("an invoice is printed with a button", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const screen = await renderInvoice();
  await screen.getByRole("button", { name: "Tulosta" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test("the seller goes back to the contract", async () => {
  const own = await renderInvoice();
  await expect
    .element(own.getByRole("link", { name: "Takaisin" }))
    .toHaveAttribute("href", "/profiili/tilinhallinta");
});

test("an admin goes back to the user", async () => {
  const screen = await renderInvoice(sampleAdmin());
  await expect
    .element(screen.getByRole("link", { name: "Takaisin" }))
    .toHaveAttribute("href", `/admin/kayttajat#details:${samplePerson()._id}`);
});
