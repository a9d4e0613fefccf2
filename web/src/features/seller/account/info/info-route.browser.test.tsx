import type { User } from "@halkopiha/domain/accounts/user.ts";
import { cancelEmail, verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import { withdrawIdentity } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { logOut } from "../../../../lib/auth/log-out.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectFitsNarrowScreen, expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { logInWithAccount } from "../../../../testing/log-in-with-account.ts";
import { readDescriptionList, readLabels } from "../../../../testing/read-texts.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { sampleBusiness, samplePerson } from "../../../../testing/samples/samples.ts";
import * as route from "./info-route.tsx";

async function renderPage(user: User = sampleBusiness()) {
  logInWithAccount(user);
  answerAreaCalls();
  const screen = await renderRoute(route, "/profiili/kayttajatiedot");
  await expect.element(screen.getByLabelText("Paikkakunta")).toBeEnabled();
  return screen;
}

const asked = samplePerson({
  pendingEmail: "uusi@puu.example",
  pendingIdentity: {
    business: false,
    companyName: "Tukkisen Klapi",
    firstname: "Tapio",
    lastname: "Tukkinen",
    ytunnus: null,
    hasPersonalId: false,
    requestedAt: "2026-11-20T10:00:00.000Z",
  },
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 a business sees its account card, on a ${size}`, async () => {
    await setSize(size);
    const screen = await renderPage();
    await expect.element(screen.getByRole("heading", { level: 2, name: "Puulan Puu Oy" })).toBeVisible();
    expect(readDescriptionList()).toEqual({
      Osoite: "Metsätie 3, 33100 Tampere",
      Sähköposti: "puula@puu.example",
      Puhelinnumero: "050 000 0999",
      "Tili luotu": "15.1.2026",
    });
    await expect.element(screen.getByText("Viimeksi muokattu 1.2.2026 klo 10.00")).toBeVisible();
    expectNoHorizontalScroll();
  });
}

test("§2 the card shows the changed details once they are saved", async () => {
  const user = sampleBusiness();
  const screen = await renderPage(user);
  answerCall(updateUser, {
    user: {
      ...user,
      address: { ...user.address, street: "Metsätie 5" },
      updatedAt: "2026-11-20T10:00:00.000Z",
    },
    message: "Tietosi on tallennettu.",
  });
  await screen.getByLabelText("Katuosoite").fill("Metsätie 5");
  await screen.getByRole("button", { name: "Päivitä" }).click();
  await expect.element(screen.getByText("Metsätie 5, 33100 Tampere")).toBeVisible();
});

test("§2 a business is called by its company name and has its own fields, a person by first and last name", {
  tags: ["s2-user-1", "s2-user-2", "s2-user-9", "s2-user-10", "s2-user-11"],
}, async () => {
  const both = [
    "Puhelinnumero",
    "Sähköposti",
    "Yhteyshenkilö",
    "Katuosoite",
    "Postinumero",
    "Maakunta",
    "Paikkakunta",
  ];
  for (const { user, name, own } of [
    { user: sampleBusiness(), name: "Puulan Puu Oy", own: ["Yrityksen nimi", "Y-tunnus", "Kotisivu"] },
    {
      user: samplePerson(),
      name: "Tuomas Tukkinen",
      own: ["Etunimi", "Sukunimi", "Toiminimi", "Henkilötunnus", "Y-tunnus"],
    },
  ]) {
    const screen = await renderPage(user);
    await expect.element(screen.getByRole("heading", { level: 2, name })).toBeVisible();
    const labels = readLabels(screen.getByRole("form", { name: "Käyttäjätiedot" }).element());
    expect(labels.toSorted()).toEqual([...own, ...both].toSorted());
    await screen.unmount();
  }
});

test("§2 the account card has the entrepreneur's guide to download, which needs a connection", async () => {
  const screen = await renderPage();
  const guide = screen.getByRole("link", { name: "Lataa yrittäjän opas (PDF)" });
  await expect.element(guide).toHaveAttribute("href", "/oppaat/yrittajan-opas.pdf");
  await expect.element(guide).toHaveAttribute("download");
  await goOffline();
  await expect.element(screen.getByText("Yrittäjän oppaan lataaminen vaatii verkkoyhteyden.")).toBeVisible();
});

test("a new name that waits for an admin is shown beside the old one, and can be withdrawn", async () => {
  await setSize("desk");
  const screen = await renderPage(asked);
  await expect
    .element(screen.getByRole("heading", { level: 3, name: "Odottaa ylläpidon hyväksyntää" }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("row", { name: "Nimi Tuomas Tukkinen Tapio Tukkinen" }))
    .toBeVisible();
  const user = { ...asked, pendingIdentity: null, updatedAt: "2026-11-21T10:00:00.000Z" };
  answerCall(withdrawIdentity, { user, message: "Muutospyyntösi on peruttu." });
  await screen.getByRole("button", { name: "Peru pyyntö" }).click();
  await expectBanner("success", "Muutospyyntösi on peruttu.");
  await expect.element(screen.getByText("Odottaa ylläpidon hyväksyntää")).not.toBeInTheDocument();
});

test("a wrong code of a new e-mail address is shown at its field", async () => {
  const screen = await renderPage(asked);
  const proof = screen.getByRole("form", { name: "Uuden sähköpostiosoitteen vahvistus" });
  rejectCall(verifyEmail, new AppError("wrongPincode"));
  const code = proof.getByLabelText("Pinkoodi");
  await code.fill("000000");
  await proof.getByRole("button", { name: "Vahvista osoite" }).click();
  await expect.element(code).toHaveAccessibleDescription("Pinkoodi on väärä.");
  await expect.element(code).toHaveFocus();
});

test("a verified e-mail address is shown in the form, and its code is not asked for any more", async () => {
  const screen = await renderPage(asked);
  const proof = screen.getByRole("form", { name: "Uuden sähköpostiosoitteen vahvistus" });
  const verified = { ...asked, email: "uusi@puu.example", pendingEmail: null };
  answerCall(verifyEmail, {
    user: { ...verified, updatedAt: "2026-11-21T10:00:00.000Z" },
    message: "Uusi sähköpostiosoitteesi on vahvistettu.",
  });
  await proof.getByLabelText("Pinkoodi").fill("123456");
  await proof.getByRole("button", { name: "Vahvista osoite" }).click();
  await expectBanner("success", "Uusi sähköpostiosoitteesi on vahvistettu.");
  await expect.element(proof).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveValue("uusi@puu.example");
});

test("a new address is given up", async () => {
  const screen = await renderPage(asked);
  const user = { ...asked, pendingEmail: null, updatedAt: "2026-11-21T10:00:00.000Z" };
  answerCall(cancelEmail, { user, message: "Sähköpostiosoitteesi pysyy ennallaan." });
  await screen.getByRole("button", { name: "Pidä nykyinen osoite" }).click();
  await expectBanner("success", "Sähköpostiosoitteesi pysyy ennallaan.");
  await expect.element(screen.getByText("Vahvista uusi osoite")).not.toBeInTheDocument();
});

test("logging out deletes the draft", async () => {
  const screen = await renderPage();
  await screen.getByLabelText("Katuosoite").fill("Uusitie 9");
  expect(JSON.stringify(localStorage)).toContain("Uusitie");
  await screen.unmount();
  logOut();
  expect(JSON.stringify(localStorage)).not.toContain("Uusitie");
});

test("WCAG 2.2 AA: axe finds nothing while a new name and a new address wait", async () => {
  await renderPage(asked);
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
});

test("WCAG 1.4.10: at a width of 320 px one's own details do not scroll sideways", async () => {
  await renderPage(asked);
  await expectFitsNarrowScreen();
});

test("a seller whose address rejects mails is told above the form, until the address has been changed", async () => {
  const user = sampleBusiness({
    bounces: { mail: { at: "2026-11-21T10:00:00.000Z", reason: "address" } },
    pendingEmail: "uusi@puu.example",
  });
  const screen = await renderPage(user);
  const notice = screen.getByRole("region", { name: "Sähköposti ei mene perille" });
  await expect.element(notice.getByText(/puula@puu\.example.*21\.11\.2026 alkaen/)).toBeVisible();
  await expect.element(notice.getByRole("link")).not.toBeInTheDocument();
  const changed = {
    ...user,
    ...{ email: "uusi@puu.example", pendingEmail: null, bounces: { mail: null } },
    updatedAt: "2026-11-28T10:00:00.000Z",
  };
  answerCall(verifyEmail, { user: changed, message: "Osoite on vahvistettu." });
  await screen.getByLabelText("Pinkoodi").fill("123456");
  await screen.getByRole("button", { name: "Vahvista osoite" }).click();
  await expect.element(notice).not.toBeInTheDocument();
});
