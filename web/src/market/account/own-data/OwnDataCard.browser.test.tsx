import type { User } from "@halkopiha/domain/accounts/user.ts";
import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import {
  downloadOwnData,
  downloadOwnDataPdf,
  requestErasure,
  withdrawErasure,
} from "@halkopiha/domain/contract/accounts/own-data.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, answerFile, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { OwnDataCard } from "./OwnDataCard.tsx";

function Page({ user: loaded }: { user: User }) {
  const [user, onSaved] = useState(loaded);
  return <OwnDataCard user={user} onSaved={onSaved} />;
}

const seller = sampleBusiness();
const leaving = sampleBusiness({ userAccount: { ...seller.userAccount, erasureDay: "2026-12-28" } });

async function renderCard(user: User = seller) {
  logInAs(user);
  const screen = await renderInApp(<Page user={user} />);
  const card = screen.getByRole("region", { name: "Omat tiedot" });
  await expect.element(card).toBeVisible();
  return { screen, card };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller reads what law keeps, deletes the account with the password and takes it back`, async () => {
    await setSize(size);
    const { screen, card } = await renderCard();
    await expectNoAxeViolations();
    await card.getByRole("button", { name: "Poista tili" }).click();
    const dialog = screen.getByRole("dialog", { name: "Poistetaanko tili?" });
    for (const rule of listKeptRules())
      await expect.element(dialog.getByText(describeKept(rule), { exact: true })).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    const wrong = new AppError("invalid", { fields: { currentPassword: "Väärä salasana." } });
    rejectNextCall(requestErasure, wrong);
    const sent = answerCall(requestErasure, { user: leaving, message: "Tilisi poistetaan." });
    await dialog.getByLabelText("Nykyinen salasana").fill("Vaara-salasana1");
    await dialog.getByRole("button", { name: "Poista tili" }).click();
    await expect.element(dialog.getByText("Väärä salasana.")).toBeVisible();
    await dialog.getByLabelText("Nykyinen salasana").fill("Halkomestari1");
    await dialog.getByRole("button", { name: "Poista tili" }).click();
    await expectBanner("success", "Tilisi poistetaan.");
    expect(sent.at(-1)).toMatchObject({ body: { currentPassword: "Halkomestari1" } });
    await expect.element(card.getByRole("heading", { name: "Tilisi poistetaan 28.12.2026" })).toBeVisible();
    await expectNoAxeViolations();
    answerCall(withdrawErasure, { user: seller, message: "Tilisi poistaminen on peruttu." });
    await card.getByRole("button", { name: "Peru tilin poistaminen" }).click();
    await expect.element(card.getByRole("button", { name: "Poista tili" })).toBeVisible();
  });
}

test("a seller downloads their own data", async () => {
  const { card } = await renderCard();
  const sent = answerFile(downloadOwnData, "{}");
  await card.getByRole("button", { name: "Lataa omat tietosi (JSON)" }).click();
  await expect.poll(() => sent).toMatchObject([{ url: { pathname: `/api/users/${seller._id}/data` } }]);
});

test("a seller downloads the same as a PDF to read", async () => {
  const { card } = await renderCard();
  const sent = answerFile(downloadOwnDataPdf, "%PDF");
  await card.getByRole("button", { name: "Lataa omat tietosi (PDF)" }).click();
  await expect.poll(() => sent).toMatchObject([{ url: { pathname: `/api/users/${seller._id}/data-pdf` } }]);
});

test("without a connection nothing is downloaded or deleted", async () => {
  const { card } = await renderCard();
  goOffline();
  for (const name of ["Lataa omat tietosi (JSON)", "Lataa omat tietosi (PDF)", "Poista tili"])
    await expect.element(card.getByRole("button", { name })).toBeDisabled();
  await expect.element(card.getByText(/Tietojen lataaminen vaatii verkkoyhteyden/)).toBeVisible();
});
