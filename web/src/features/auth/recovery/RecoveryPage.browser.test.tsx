import {
  recoverPassword,
  requestPincode,
  validatePincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { deviceStorage } from "../../../lib/storage/device-storage.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { parseRecovery, recoveryAtom } from "./recovery-atom.ts";
import { Component as RecoveryPage } from "./recovery-route.tsx";

const requested = "Jos tili löytyy, lähetimme siihen pinkoodin.";

function renderPage() {
  answerCall(requestPincode, { message: requested });
  const login = { path: "/kirjaudu", element: <h1>Kirjaudu</h1> };
  return renderRoutes([{ path: "/", Component: RecoveryPage }, login]);
}

type Screen = Awaited<ReturnType<typeof renderPage>>;

const heading = (screen: Screen, name: string) => screen.getByRole("heading", { level: 1, name });

async function sendEmail(screen: Screen, email: string) {
  await screen.getByLabelText("Sähköposti tai käyttäjänimi").fill(email);
  await screen.getByRole("button", { name: "Lähetä pinkoodi" }).click();
}

async function sendCode(screen: Screen) {
  await expect.element(heading(screen, "Pinkoodi")).toHaveFocus();
  await screen.getByLabelText("Pinkoodi", { exact: true }).fill("123456");
  await screen.getByRole("button", { name: "Jatka" }).click();
}

/** Completes the first two steps. */
async function renderLastStep() {
  answerCall(validatePincode, { message: "Pinkoodi on oikein." });
  const screen = await renderPage();
  await sendEmail(screen, "tuomas@puu.example");
  await sendCode(screen);
  await expect.element(heading(screen, "Salasanan vaihto")).toHaveFocus();
  return screen;
}

async function sendPasswords(screen: Screen, password: string, again = password) {
  await screen.getByLabelText("Salasana", { exact: true }).fill(password);
  await screen.getByLabelText("Salasana uudelleen").fill(again);
  await screen.getByRole("button", { name: "Vaihda salasana" }).click();
}

test("§2 /kirjaudu/salasananpalautus names its steps", { tags: "s2-recovery-1" }, async () => {
  const screen = await renderPage();
  const steps = screen.getByRole("list", { name: "Palautuksen vaiheet" }).getByRole("listitem");
  await expect
    .poll(() => steps.all().map((step) => step.element().textContent))
    .toEqual(["1Sähköposti", "2Pinkoodi", "3Salasanan vaihto"]);
});

test("§5 an e-mail address of the wrong format is rejected, and axe finds nothing", async () => {
  const screen = await renderPage();
  await sendEmail(screen, "ei osoite");
  await expect
    .element(screen.getByLabelText("Sähköposti tai käyttäjänimi"))
    .toHaveAccessibleDescription(/Sähköposti on väärää formaattia\./);
  await expectNoAxeViolations();
});

test("a mistyped e-mail address is asked about, and a user name is not", async () => {
  const screen = await renderPage();
  const field = screen.getByLabelText("Sähköposti tai käyttäjänimi");
  await field.fill("tuomas@gmial.com");
  await screen.getByRole("button", { name: "Tarkoititko tuomas@gmail.com?" }).click();
  await expect.element(field).toHaveValue("tuomas@gmail.com");
  await field.fill("gmial.com");
  await expect.element(screen.getByText(/Tarkoititko/)).not.toBeInTheDocument();
});

test("§2 a lost password is replaced in three steps", async () => {
  const message = "Salasanasi on vaihdettu. Voit nyt kirjautua sisään.";
  const sent = answerCall(recoverPassword, { message });
  const screen = await renderLastStep();
  await expectNoAxeViolations();
  await sendPasswords(screen, "Halkopino-9");
  await expect.element(heading(screen, "Kirjaudu")).toBeVisible();
  await expectBanner("success", message);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      email: "tuomas@puu.example",
      pincode: "123456",
      password: "Halkopino-9",
      confPassword: "Halkopino-9",
    },
  ]);
});

test("§2 a wrong code shows an error at its field, and a new one is sent on request", async () => {
  rejectCall(validatePincode, new AppError("wrongPincode"));
  const screen = await renderPage();
  const sent = answerCall(requestPincode, { message: requested });
  await sendEmail(screen, "tuomas@puu.example");
  await sendCode(screen);
  await expect
    .element(screen.getByLabelText("Pinkoodi", { exact: true }))
    .toHaveAccessibleDescription("Pinkoodi on väärä.");
  await screen.getByRole("button", { name: "Lähetä uusi pinkoodi" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ email: "tuomas@puu.example" }, { email: "tuomas@puu.example" }]);
});

test("a password that the server rejects shows why at its field, which gets the focus", async () => {
  const message = "Salasana on yleinen ja helposti arvattava. Keksi toinen.";
  rejectCall(recoverPassword, new AppError("invalid", { message, fields: { password: message } }));
  const screen = await renderLastStep();
  await sendPasswords(screen, "Password1");
  const field = screen.getByLabelText("Salasana", { exact: true });
  await expect.element(field).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(field).toHaveFocus();
});

for (const { password, again, label, text } of [
  { password: "salasana", again: "salasana", label: "Salasana", text: "Heikko salasana" },
  {
    password: "Halkopino-9",
    again: "Halkopino-8",
    label: "Salasana uudelleen",
    text: "Salasanat eivät täsmää!",
  },
]) {
  test(`§5 a new password '${password}' with '${again}' is rejected: '${text}'`, async () => {
    const screen = await renderLastStep();
    await sendPasswords(screen, password, again);
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveFocus();
  });
}

test("a user name is accepted in place of the e-mail address", async () => {
  const screen = await renderPage();
  const sent = answerCall(requestPincode, { message: requested });
  await sendEmail(screen, "tuomas");
  await expect.element(heading(screen, "Pinkoodi")).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ username: "tuomas" }]);
});

test("a reload returns to the code, and stores none", async () => {
  const screen = await renderLastStep();
  expect(localStorage.getItem("halkopiha.recovery")).not.toContain("123456");
  await screen.unmount();
  const reloaded = await renderPage();
  await expect.element(heading(reloaded, "Pinkoodi")).toBeVisible();
  const sent = answerCall(requestPincode, { message: requested });
  await reloaded.getByRole("button", { name: "Lähetä uusi pinkoodi" }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ email: "tuomas@puu.example" }]);
});

test("Back returns to the step before, with the address as it was", async () => {
  const screen = await renderLastStep();
  await screen.router.navigate(-1);
  await expect.element(heading(screen, "Pinkoodi")).toBeVisible();
  await screen.router.navigate(-1);
  await expect
    .element(screen.getByLabelText("Sähköposti tai käyttäjänimi"))
    .toHaveValue("tuomas@puu.example");
});

test("a finished recovery leaves nothing of itself on the device", async () => {
  answerCall(recoverPassword, { message: "Salasanasi on vaihdettu. Voit nyt kirjautua sisään." });
  const screen = await renderLastStep();
  await sendPasswords(screen, "Halkopino-9");
  await expect.element(heading(screen, "Kirjaudu")).toBeVisible();
  expect(localStorage.getItem("halkopiha.recovery")).toBeNull();
});

test("who entered a wrong account changes it at the next step", async () => {
  const screen = await renderPage();
  await sendEmail(screen, "vaara@puu.example");
  await expect.element(screen.getByText("vaara@puu.example")).toBeVisible();
  await screen.getByRole("button", { name: "Vaihda tili" }).click();
  await expect.element(screen.getByLabelText("Sähköposti tai käyttäjänimi")).toBeVisible();
});

test("a recovery whose pincode has expired starts again", async () => {
  const requestedAt = Date.now() - 16 * 60_000;
  store.set(recoveryAtom, { step: 1, account: "tuomas@puu.example", requestedAt });
  expect(parseRecovery(deviceStorage.read("recovery"))).toBeUndefined();
});
