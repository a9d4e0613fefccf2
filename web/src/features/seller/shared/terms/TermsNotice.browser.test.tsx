import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { acceptTerms } from "@halkopiha/domain/contract/accounts/contract.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
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

const toldOn = addDays(newest.inForce, -31);
const today = addDays(newest.inForce, -30);

/** A seller who was told of the newest terms a month before. */
const told = (): User =>
  tellOfTerms(sampleBusiness({ termsEvents: [first] }), `${toldOn}T10:00:00.000Z`).user;

/** The answer to accepting: the account as it is then, changed later than it was loaded. */
function answerAccepting(user: User) {
  const accepted = withAccepted(user, newest.version, `${today}T10:00:00.000Z`);
  return answerCall(acceptTerms, {
    user: { ...accepted, updatedAt: new Date(Date.parse(user.updatedAt) + 1000).toISOString() },
    message: "Käyttöehdot on hyväksytty.",
  });
}

async function renderNotice(user: User, day = today) {
  logInAs(user);
  const screen = await renderInApp(<TermsNotice user={user} today={day} />);
  return {
    screen,
    notice: screen.getByRole("region", {
      name: `Käyttöehdot muuttuvat ${formatCalendarDay(newest.inForce)}`,
    }),
  };
}

const accept = { name: "Hyväksy uudet ehdot" } as const;

test("a seller sees what changes, reads the new terms, and accepts them", async () => {
  const user = told();
  const calls = answerAccepting(user);
  const { notice } = await renderNotice(user);
  await notice.getByText("Mitä muuttuu").click();
  for (const change of newest.changes) await expect.element(notice.getByText(change)).toBeVisible();
  await expect
    .element(notice.getByRole("link", { name: "Lue uudet ehdot" }))
    .toHaveAttribute("href", toTermsPath(newest.version));
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
  ["who has accepted them", () => withAccepted(told(), newest.version, `${today}T10:00:00.000Z`), today],
  ["whom they concern already", told, newest.inForce],
  ["who was told of none", () => sampleBusiness(), today],
] as const)("a seller %s sees no notice", async (_who, create, day) => {
  const { screen, notice } = await renderNotice(create(), day);
  await expect.element(notice).not.toBeInTheDocument();
  expect(screen.container).not.toHaveTextContent("Hyväksy uudet ehdot");
});
