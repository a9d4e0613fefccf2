import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listLookalikes } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { listInvoices } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { listPayments } from "@halkopiha/domain/contract/admin/payments.ts";
import { verifyUser } from "@halkopiha/domain/contract/admin/users.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { Lookalike } from "@halkopiha/domain/identity/identity-request.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { readDescriptionList } from "../../../../testing/read-texts.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import {
  sampleAdmin,
  sampleIdentityRequest,
  samplePassive,
} from "../../../../testing/samples/sample-accounts.ts";
import { samplePlans } from "../../../../testing/samples/sample-plans.ts";
import { logInAs, sampleBusiness, samplePerson } from "../../../../testing/samples/samples.ts";
import { UserDetails } from "./UserDetails.tsx";

const lookalike: Lookalike = {
  _id: "toinen",
  username: "toinen",
  name: "Toinen Puu Oy",
  ytunnus: "2617416-4",
  isActive: false,
};

const withFee = (user: User): User => ({
  ...user,
  userAccount: { ...user.userAccount, fee: { net: 3000, tax: 765, gross: 3765, vat: 2550, months: 3 } },
});

async function renderDetails(user: User, lookalikes: Lookalike[] = []) {
  logInAs(sampleAdmin());
  answerCall(listLookalikes, { lookalikes });
  answerCall(listPayments, { payments: [] });
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listInvoices, { invoices: [] });
  const [onClose, onEdit] = [vi.fn(), vi.fn()];
  const screen = await renderInApp(
    <UserDetails user={user} onClose={onClose} onEdit={onEdit} onChanged={async () => undefined} />,
  );
  return { screen, onClose, onEdit };
}

for (const { who, user, facts } of [
  {
    who: "a business",
    user: sampleBusiness({ website: "https://puu.example" }),
    facts: {
      Käyttäjänimi: "puula",
      Rooli: "Myyjä",
      Myy: "Yrityksenä",
      Nimi: "Ei annettu",
      "Yrityksen nimi": "Puulan Puu Oy",
      "Y-tunnus": "2617416-4",
      Henkilötunnus: "Ei annettu",
      Kotisivu: "https://puu.example",
      Yhteyshenkilö: "Paula Puu",
      Sähköposti: "puula@puu.example",
      Puhelinnumero: "050 000 0999",
      Viestit: "Sähköpostilla",
      Osoite: "Metsätie 3, 33100 Tampere",
      Maakunta: "Pirkanmaa",
      Tili: "Basic",
      Maksettu: "Kyllä",
      "Maksettu vuodelle": "2027",
      Aktiivinen: "Kyllä",
      "Voimassa asti": "30.6.2027",
      Aktivointikertoja: "1",
      "Pinkoodilla vahvistettu": "Kyllä",
      Toimitustapa: "Noutopiste",
      Toimituspaikkakuntia: "0",
      "Tili luotu": "15.1.2026 klo 10.00",
      "Viimeksi muokattu": "1.2.2026 klo 10.00",
    },
  },
  {
    who: "a person",
    user: samplePerson({ billingByPhone: true, email: null }),
    facts: {
      Myy: "Yksityishenkilönä",
      Nimi: "Tuomas Tukkinen",
      Toiminimi: "Ei annettu",
      "Y-tunnus": "Ei annettu",
      Henkilötunnus: "******-****",
      Sähköposti: "Ei annettu",
      Viestit: "Tekstiviestillä",
    },
  },
  {
    who: "an account that is not active",
    user: withFee(samplePassive(false)),
    facts: {
      Tili: "Premium",
      "Maksu tältä vuodelta": "37,65 €",
      Maksettu: "Ei",
      "Maksettu vuodelle": "Ei annettu",
      Aktiivinen: "Ei",
      "Voimassa asti": "Ei voimassa",
    },
  },
]) {
  test(`§2 all data of ${who} are shown`, async () => {
    const { screen } = await renderDetails(user);
    const readTexts = (role: "term" | "definition") =>
      screen
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent?.replaceAll(/\s+/g, " ") ?? "");
    await expect.poll(() => readTexts("term")).toHaveLength(26);
    const values = readTexts("definition");
    const shown = Object.fromEntries(readTexts("term").map((term, index) => [term, values[index]]));
    expect(shown).toMatchObject(facts);
  });
}

test("§2 a user's listings are one link away", async () => {
  const { screen } = await renderDetails(sampleBusiness());
  const link = screen.getByRole("link", { name: "Myyjän ilmoitukset" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("myyja=puula"));
});

test("accounts with a similar name or the same business ID are named", async () => {
  const { screen } = await renderDetails(sampleBusiness(), [lookalike]);
  await expect.element(screen.getByText("Samannäköinen nimi tai sama Y-tunnus")).toBeVisible();
  await expect.element(screen.getByText("Toinen Puu Oy (toinen, 2617416-4, ei aktiivinen)")).toBeVisible();
});

test("a requested name is shown beside the current one", async () => {
  const { screen } = await renderDetails(sampleBusiness({ pendingIdentity: sampleIdentityRequest() }));
  await expect.element(screen.getByText("Odottaa ylläpidon hyväksyntää")).toBeVisible();
  const change = screen.getByRole("row", { name: "Yrityksen nimi" });
  await expect.element(change).toHaveTextContent("Yrityksen nimiPuulan Puu OyToinen Puu Oy");
});

test("Escape closes the dialog, and a button opens the edit form", async () => {
  const { screen, onClose, onEdit } = await renderDetails(sampleBusiness());
  await screen.getByRole("button", { name: "Muokkaa tietoja" }).click();
  expect(onEdit).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in a user's data, and they do not scroll sideways`, async () => {
    await setSize(size);
    const user = sampleBusiness({ pendingIdentity: sampleIdentityRequest() });
    const { screen } = await renderDetails(user, [lookalike]);
    await expect.element(screen.getByText("Samannäköinen nimi tai sama Y-tunnus")).toBeVisible();
    await expectNoAxeViolations();
    const dialog = screen.getByRole("dialog").element();
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    expectNoHorizontalScroll();
  });
}

test("an account that is not verified can be verified here", async () => {
  const sent = answerCall(verifyUser, { user: samplePerson(), message: "Tili on vahvistettu." });
  const { screen } = await renderDetails({ ...samplePerson(), verified: false });
  await screen.getByRole("button", { name: /^Vahvista: / }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

test("the details say that messages do not reach a user, since when and why", async () => {
  const at = "2026-11-21T10:00:00.000Z";
  await renderDetails(
    samplePerson({ bounces: { mail: { at, reason: "content" }, sms: { at, reason: "address" } } }),
  );
  expect(readDescriptionList()).toMatchObject({
    "Sähköposti ei mene perille": "21.11.2026 alkaen. Vastaanottajan palvelin ei hyväksy viestejämme.",
    "Tekstiviestit eivät mene perille": "21.11.2026 alkaen. Numero ei kelpaa.",
  });
});
