import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleOperator } from "../../../testing/samples/sample-operator.ts";
import { samplePerson } from "../../../testing/samples/samples.ts";
import { InactiveAccount } from "./InactiveAccount.tsx";
import { PaymentSteps } from "./PaymentSteps.tsx";

const steps = <PaymentSteps username="uusi" before="Saat laskun." after="Avaamme tilin." />;

test("a seller who pays sees the account number that root has entered", async () => {
  store.set(operatorAtom, toPublicOperator(sampleOperator({ iban: "FI2112345600000785", bic: "NDEAFIHH" })));
  const screen = await renderInApp(steps);
  await expect
    .element(screen.getByText(/Tilinumeromme on FI21 1234 5600 0007 85 \(NDEAFIHH\)\.$/))
    .toBeVisible();
});

test("without an account number the invoice has it", async () => {
  const screen = await renderInApp(steps);
  await expect.element(screen.getByText(/kirjoita viestiksi käyttäjänimesi uusi\.$/)).toBeVisible();
});

test("a seller has somebody to ask also before root has entered the company", async () => {
  store.set(operatorAtom, null);
  const screen = await renderInApp(<InactiveAccount user={samplePerson()} />);
  await expect
    .element(screen.getByRole("link", { name: "asiakaspalveluun" }))
    .toHaveAttribute("href", "/asiakaspalvelu");
  expect(screen.container.textContent).not.toMatch(/undefined|null/);
});
