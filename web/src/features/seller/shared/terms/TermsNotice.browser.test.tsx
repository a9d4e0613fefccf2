import type { User } from "@halkopiha/domain/accounts/user.ts";
import { acceptTerms } from "@halkopiha/domain/contract/accounts/contract.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { tellOfTerms, acceptTerms as withAccepted } from "@halkopiha/domain/terms/accept-terms.ts";
import { newestTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { TermsNotice } from "./TermsNotice.tsx";

const newest = newestTerms();
const first = {
  kind: "accepted",
  version: 1,
  at: "2026-03-12T10:00:00.000Z",
  appliesFrom: "2026-03-12",
} as const;

/** A seller who was told of the newest terms on 1.12.2026. */
const told = (): User =>
  tellOfTerms(sampleBusiness({ termsEvents: [first] }), "2026-12-01T10:00:00.000Z").user;

/** The answer to accepting: the account as it is then, changed later than it was loaded. */
function answerAccepting(user: User) {
  const accepted = withAccepted(user, newest.version, "2026-12-02T10:00:00.000Z");
  return answerCall(acceptTerms, {
    user: { ...accepted, updatedAt: new Date(Date.parse(user.updatedAt) + 1000).toISOString() },
    message: "Käyttöehdot on hyväksytty.",
  });
}

async function renderNotice(user: User, today = "2026-12-02") {
  logInAs(user);
  const screen = await renderInApp(<TermsNotice user={user} today={today} />);
  return { screen, notice: screen.getByRole("region", { name: "Käyttöehdot muuttuvat 1.1.2027" }) };
}

const accept = { name: "Hyväksy uudet ehdot" } as const;

test("a seller sees what changes, reads the new terms, and accepts them", async () => {
  const user = told();
  const calls = answerAccepting(user);
  const { notice } = await renderNotice(user);
  for (const change of newest.changes) await expect.element(notice.getByText(change)).toBeVisible();
  await expect
    .element(notice.getByRole("link", { name: "Lue uudet ehdot" }))
    .toHaveAttribute("href", "/kayttoehdot/versio-2");
  await expectNoAxeViolations();
  await setSize("phone");
  expectNoHorizontalScroll();
  await notice.getByRole("button", accept).click();
  await expectBanner("success", "Käyttöehdot on hyväksytty.");
  await expect.element(notice).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { version: newest.version } }]);
});

test("the notice stays when accepting fails, and cannot be answered offline", async () => {
  const user = told();
  const { notice } = await renderNotice(user);
  rejectNextCall(acceptTerms, new AppError("unavailable"));
  await notice.getByRole("button", accept).click();
  await expectBanner("danger", new AppError("unavailable").message);
  await expect.element(notice.getByRole("button", accept)).toBeEnabled();
  await goOffline();
  await expect.element(notice.getByRole("button", accept)).toBeDisabled();
  await expect.element(notice.getByText(/Ehtojen hyväksyminen/)).toBeVisible();
});

test.each([
  [
    "who has accepted them",
    () => withAccepted(told(), newest.version, "2026-12-02T10:00:00.000Z"),
    "2026-12-02",
  ],
  ["whom they concern already", told, "2027-01-01"],
  ["who was told of none", () => sampleBusiness(), "2026-12-02"],
] as const)("a seller %s sees no notice", async (_who, create, today) => {
  const { screen, notice } = await renderNotice(create(), today);
  await expect.element(notice).not.toBeInTheDocument();
  expect(screen.container).not.toHaveTextContent("Hyväksy uudet ehdot");
});
