import type { SecondFactorStatus } from "@halkopiha/domain/accounts/second-factor.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import { SecondFactorCard } from "./SecondFactorCard.tsx";

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const uri = `otpauth://totp/Halkopiha:tuomas?issuer=Halkopiha&secret=${secret}`;
const codes = Array.from({ length: 10 }, (_, index) => `abcdef-ghij${index + 2}`.slice(0, 13));
const expiry = "2099-01-01T00:00:00.000Z";

async function renderCard(status: Partial<SecondFactorStatus> = {}) {
  answerCall(readSecondFactor, { isEnabled: false, isObligatory: false, recoveryCodesLeft: 0, ...status });
  return renderRoutes([{ path: "/", element: <SecondFactorCard /> }], "/");
}

const enabled = { isEnabled: true, recoveryCodesLeft: 9 };

test("it is set up with the password, the app and the recovery codes, by keyboard", async () => {
  logInAs(sampleAdmin());
  const session = store.get(sessionAtom);
  if (session) store.set(sessionAtom, { ...session, user: { ...session.user, lacksSecondFactor: true } });
  const started = answerCall(startSecondFactor, { secret, uri });
  const confirmed = answerCall(confirmSecondFactor, {
    recoveryCodes: codes,
    message: "Kaksivaiheinen tunnistautuminen on käytössä.",
    session: { token: "uusi", expiry },
  });
  const screen = await renderCard({ isObligatory: true });
  await expect.element(screen.getByText(/Ylläpitäjän sivut avautuvat/)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Ota käyttöön" }).click();
  await expect.element(screen.getByRole("heading", { level: 3 })).toHaveFocus();
  await expectNoAxeViolations();
  await screen.getByLabelText("Nykyinen salasana").fill("Klapikasa-7");
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expect.element(screen.getByRole("heading", { name: "Lisää Halkopiha sovellukseen" })).toHaveFocus();
  await expect.element(screen.getByRole("link", { name: "Avaa sovelluksessa" })).toHaveAttribute("href", uri);
  await expect.element(screen.getByRole("img", { name: /QR-koodi/ })).toBeVisible();
  await expect.element(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByLabelText("Koodi").fill("123 456");
  await screen.getByRole("button", { name: "Ota käyttöön" }).click();
  await expect.element(screen.getByRole("heading", { name: "Tallenna palautuskoodit" })).toHaveFocus();
  await expectBanner("success", "Kaksivaiheinen tunnistautuminen on käytössä.");
  expect(started.map(({ body }) => body)).toEqual([{ currentPassword: "Klapikasa-7" }]);
  expect(confirmed.map(({ body }) => body)).toEqual([{ code: "123456" }]);
  expect(store.get(sessionAtom)).toMatchObject({ token: "uusi", expiry });
  expect(store.get(sessionAtom)?.user).not.toHaveProperty("lacksSecondFactor");
  for (const code of codes) await expect.element(screen.getByText(code, { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  const done = screen.getByRole("button", { name: "Valmis" });
  await expect.element(done).toBeDisabled();
  await screen.getByLabelText("Olen tallentanut koodit").click();
  answerCall(readSecondFactor, { isEnabled: true, isObligatory: true, recoveryCodesLeft: 10 });
  await done.click();
  await expect.element(screen.getByText("Käytössä", { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole("heading", { name: "Kaksivaiheinen tunnistautuminen" }))
    .toHaveFocus();
});

test("a wrong password, and a wrong code, are said at their fields", async () => {
  const wrong = "Väärä salasana.";
  rejectNextCall(
    startSecondFactor,
    new AppError("invalid", { message: wrong, fields: { currentPassword: wrong } }),
  );
  const screen = await renderCard();
  await screen.getByRole("button", { name: "Ota käyttöön" }).click();
  await screen.getByLabelText("Nykyinen salasana").fill("väärä");
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expect.element(screen.getByLabelText("Nykyinen salasana")).toHaveAccessibleDescription(wrong);
  answerCall(startSecondFactor, { secret, uri });
  await screen.getByRole("button", { name: "Jatka" }).click();
  await screen.getByLabelText("Koodi").fill("12345");
  await screen.getByRole("button", { name: "Ota käyttöön" }).click();
  await expect
    .element(screen.getByLabelText("Koodi"))
    .toHaveAccessibleDescription(/Sovelluksen koodissa on kuusi numeroa\./);
  rejectCall(confirmSecondFactor, new AppError("wrongSecondFactor"));
  await screen.getByLabelText("Koodi").fill("123456");
  await screen.getByRole("button", { name: "Ota käyttöön" }).click();
  await expect.element(screen.getByLabelText("Koodi")).toHaveAccessibleDescription(/jo käytetty/);
});

test("new recovery codes ask for password and code", async () => {
  const sent = answerCall(renewRecoveryCodes, {
    recoveryCodes: codes,
    message: "Palautuskoodit on vaihdettu.",
  });
  const screen = await renderCard({ ...enabled, recoveryCodesLeft: 2 });
  await expect.element(screen.getByText(/2 palautuskoodia käyttämättä\. Luo uudet/)).toBeVisible();
  await screen.getByRole("button", { name: "Uudet palautuskoodit" }).click();
  await screen.getByLabelText("Nykyinen salasana").fill("Klapikasa-7");
  await screen.getByLabelText("Sovelluksen koodi tai palautuskoodi").fill("ABCDEF-GHIJ23");
  await screen.getByRole("button", { name: "Luo uudet koodit" }).click();
  await expect.element(screen.getByRole("heading", { name: "Tallenna palautuskoodit" })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ currentPassword: "Klapikasa-7", code: "abcdefghij23" }]);
});

test("a seller may remove it; who has to have it may not", async () => {
  const sent = answerCall(removeSecondFactor, {
    message: "Kaksivaiheinen tunnistautuminen on poistettu käytöstä.",
  });
  const screen = await renderCard(enabled);
  await screen.getByRole("button", { name: "Poista käytöstä" }).click();
  await screen.getByLabelText("Nykyinen salasana").fill("Klapikasa-7");
  await screen.getByLabelText("Sovelluksen koodi tai palautuskoodi").fill("123456");
  answerCall(readSecondFactor, { isEnabled: false, isObligatory: false, recoveryCodesLeft: 0 });
  await screen.getByRole("button", { name: "Poista käytöstä" }).click();
  await expectBanner("success", "Kaksivaiheinen tunnistautuminen on poistettu käytöstä.");
  await expect.element(screen.getByRole("button", { name: "Ota käyttöön" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("who has to have it finds no way to remove it", async () => {
  const screen = await renderCard({ ...enabled, isObligatory: true });
  await expect.element(screen.getByRole("button", { name: "Uudet palautuskoodit" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Poista käytöstä" })).not.toBeInTheDocument();
});

test("a state that could not be loaded is loaded again on request", async () => {
  rejectNextCall(readSecondFactor, new AppError("fault"));
  const screen = await renderRoutes([{ path: "/", element: <SecondFactorCard /> }], "/");
  await expect.element(screen.getByText("Tunnistautumisen tietoja ei saatu haettua.")).toBeVisible();
  answerCall(readSecondFactor, { isEnabled: false, isObligatory: false, recoveryCodesLeft: 0 });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("button", { name: "Ota käyttöön" })).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: nothing scrolls sideways on a ${size}, with the app's key and the codes`, async () => {
    await setSize(size);
    answerCall(startSecondFactor, { secret, uri });
    answerCall(confirmSecondFactor, { recoveryCodes: codes, message: "Valmis" });
    const screen = await renderCard();
    await screen.getByRole("button", { name: "Ota käyttöön" }).click();
    await screen.getByLabelText("Nykyinen salasana").fill("Klapikasa-7");
    await screen.getByRole("button", { name: "Jatka" }).click();
    await expect.element(screen.getByRole("img", { name: /QR-koodi/ })).toBeVisible();
    expectNoHorizontalScroll();
    await screen.getByLabelText("Koodi").fill("123456");
    await screen.getByRole("button", { name: "Ota käyttöön" }).click();
    await expect.element(screen.getByText(codes[0] ?? "")).toBeVisible();
    expectNoHorizontalScroll();
  });
}
