import { requestPincode, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateJoiningFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { readDescriptionList } from "../../../testing/read-texts.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import {
  sampleAdvertisements,
  samplePlan,
  samplePlans,
  samplePremiumPlan,
} from "../../../testing/samples/sample-plans.ts";
import { samplePerson } from "../../../testing/samples/samples.ts";
import { answerLogin } from "../testing/answer-login.ts";
import * as register from "./register-route.tsx";
import {
  renderEmptyDetails,
  renderPincodeStep,
  renderSignUp,
  type SignUpScreen,
} from "./testing/render-sign-up.tsx";

/** A price with a plain space before the euro sign, as `readDescriptionList` reads it. */
const normalise = (cents: number) => formatEuros(cents).replaceAll(/\s/g, " ");

async function sendCode(screen: SignUpScreen) {
  await screen.getByLabelText("Pinkoodi", { exact: true }).fill("123456");
  await screen.getByRole("button", { name: "Varmenna" }).click();
}

test("§2 /rekisteroidy names its steps", { tags: "s2-signup-1" }, async () => {
  const screen = await renderSignUp();
  const steps = screen.getByRole("list", { name: "Liittymisen vaiheet" }).getByRole("listitem");
  await expect
    .poll(() => steps.all().map((step) => step.element().textContent))
    .toEqual(["1Tili", "2Tiedot", "3Vahvistus"]);
});

test("§2 the button of a plan reads 'Luo tili' on the sign-up page", { tags: "s2-routes-19" }, async () => {
  const screen = await renderSignUp();
  const choose = screen.getByRole("button", { name: "Luo tili: " });
  await expect
    .poll(() => choose.all().map((button) => button.element().textContent))
    .toEqual(["Luo tili", "Luo tili"]);
  await expect.element(screen.getByRole("button", { name: "Lisätietoa: " })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("§8 the page says when the plans cannot be loaded", async () => {
  const screen = await renderSignUp();
  await screen.unmount();
  rejectCall(listPlans, new AppError("fault"));
  const failed = await renderRoutes([{ path: "*", ...register, HydrateFallback: () => null }]);
  await expect.element(failed.getByText("Tilivaihtoehtoja ei saatu haettua.")).toBeVisible();
});

test("§9 the fee of the rest of this year is shown with its tax", { tags: "s3-15" }, async () => {
  const { form } = await renderEmptyDetails();
  const { gross, tax } = calculateJoiningFee(samplePlan(), getFinnishMonth(new Date()));
  await expect
    .poll(() => readDescriptionList(form.element()))
    .toMatchObject({ "Alv 25,5%": normalise(tax), "Maksu tältä vuodelta": normalise(gross) });
});

test("§9 the discounted price is what the first year costs, on the card and at the sign-up", async () => {
  const screen = await renderSignUp();
  await expect.element(screen.getByText(/^Ensimmäinen vuosi 250,00\s€$/)).toBeVisible();
  await screen.getByRole("button", { name: "Luo tili: Premium-tili" }).click();
  const { gross } = calculateJoiningFee(samplePremiumPlan(), getFinnishMonth(new Date()));
  const form = screen.getByRole("form", { name: "Tiedot" });
  await expect
    .poll(() => readDescriptionList(form.element()))
    .toMatchObject({ "Maksu tältä vuodelta": normalise(gross) });
});

test("the sign-up charges the fee of the plan, whatever price the card has", async () => {
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements({ price: 6000 }) });
  answerCall(listPlans, { accounts: samplePlans });
  const screen = await renderRoutes([{ path: "*", ...register, HydrateFallback: () => null }]);
  await expect.element(screen.getByText(/^60,00\s€$/)).toBeVisible();
  await expect.element(screen.getByText(/^Tilin vuosimaksu 150,60\s€$/)).toBeVisible();
  await screen.getByRole("button", { name: "Luo tili: Basic-tili" }).click();
  const { gross } = calculateJoiningFee(samplePlan(), getFinnishMonth(new Date()));
  const form = screen.getByRole("form", { name: "Tiedot" });
  await expect
    .poll(() => readDescriptionList(form.element()))
    .toMatchObject({ "Maksu tältä vuodelta": normalise(gross) });
});

test("§2 the address to which the code was sent is shown, and the details can be corrected", async () => {
  const screen = await renderPincodeStep();
  await expect.element(screen.getByText("osoitteeseen tuomas@puu.example")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Korjaa tietoja" }).click();
  await expect.element(screen.getByLabelText("Yrityksen nimi")).toHaveValue("Tukkisen Puu Oy");
});

test("Back returns to the step before, with the details as they were", async () => {
  const screen = await renderPincodeStep();
  await screen.router.navigate(-1);
  await expect.element(screen.getByLabelText("Yrityksen nimi")).toHaveValue("Tukkisen Puu Oy");
  await expect.element(screen.getByLabelText("Salasana", { exact: true })).toHaveValue("Klapikasa-7");
  await expect.element(screen.getByLabelText("Hyväksyn käyttöehdot")).toBeChecked();
  expect(localStorage.getItem("halkopiha.sign-up")).not.toContain("Klapikasa-7");
});

test("Back from the details returns to the plans", async () => {
  const { screen } = await renderEmptyDetails();
  await screen.router.navigate(-1);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Liity myyjäksi" })).toBeVisible();
});

test("the link of the last step opens the first one where nobody has registered", async () => {
  const screen = await renderSignUp();
  await screen.router.navigate("/rekisteroidy#vahvistus");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Liity myyjäksi" })).toBeVisible();
});

test("§2 a second code is sent on request", async () => {
  const message = "Jos tili löytyy, lähetimme siihen pinkoodin.";
  const sent = answerCall(requestPincode, { message });
  const screen = await renderPincodeStep();
  await screen.getByRole("button", { name: "Lähetä uusi pinkoodi" }).click();
  await expectBanner("success", message);
  expect(sent.map(({ body }) => body)).toEqual([{ username: "tuomas" }]);
});

test("§2 a wrong code shows an error at its field", async () => {
  rejectCall(verifyPincode, new AppError("wrongPincode"));
  const screen = await renderPincodeStep();
  await sendCode(screen);
  await expect
    .element(screen.getByLabelText("Pinkoodi", { exact: true }))
    .toHaveAccessibleDescription("Pinkoodi on väärä.");
  await expect.element(screen.getByLabelText("Pinkoodi", { exact: true })).toHaveFocus();
});

test("a verified sign-up is logged in with the password that was typed", async () => {
  answerCall(verifyPincode, { message: "Tilisi on vahvistettu. Voit nyt kirjautua sisään." });
  const sent = answerLogin(samplePerson());
  const screen = await renderPincodeStep();
  await sendCode(screen);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Profiili" })).toBeVisible();
  await expectBanner("success", "Tervetuloa, tuomas");
  expect(sent.map(({ body }) => body)).toEqual([
    { username: "tuomas", password: "Klapikasa-7", lists: false },
  ]);
});

test("§4 a verified sign-up leads to the login, and leaves its form empty and at its first step", {
  tags: "s4-35",
}, async () => {
  const message = "Tilisi on vahvistettu. Voit nyt kirjautua sisään.";
  const sent = answerCall(verifyPincode, { message });
  await (await renderPincodeStep()).unmount();
  const screen = await renderSignUp();
  await sendCode(screen);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Kirjaudu" })).toBeVisible();
  await expect.element(screen.getByLabelText("Käyttäjänimi")).toHaveValue("tuomas");
  await expectBanner("success", message);
  expect(sent.map(({ body }) => body)).toEqual([{ pincode: "123456", username: "tuomas" }]);
  await screen.unmount();
  const { form } = await renderEmptyDetails();
  for (const label of ["Yrityksen nimi", "Katuosoite", "Käyttäjänimi"]) {
    await expect.element(form.getByLabelText(label)).toHaveValue("");
  }
});
