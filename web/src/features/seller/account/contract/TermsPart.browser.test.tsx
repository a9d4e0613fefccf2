import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { acceptTerms } from "@halkopiha/domain/contract/accounts/contract.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { tellOfTerms, acceptTerms as withAccepted } from "@halkopiha/domain/terms/accept-terms.ts";
import { newestTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { TermsPart } from "./TermsPart.tsx";

const first = {
  kind: "accepted",
  version: 1,
  at: "2026-03-12T10:00:00.000Z",
  appliesFrom: "2026-03-12",
} as const;
const newest = newestTerms();
const toldOn = addDays(newest.inForce, -31);
const today = addDays(newest.inForce, -30);
const accept = { name: "Hyväksy uudet ehdot" } as const;

function Settings({ user: loaded }: { user: User }) {
  const [user, onSaved] = useState(loaded);
  return <TermsPart user={user} onSaved={onSaved} />;
}

test("the contract says which version was accepted when, and which one is coming", async () => {
  const { user } = tellOfTerms(sampleBusiness({ termsEvents: [first] }), `${toldOn}T10:00:00.000Z`);
  logInAs(user);
  const accepted = withAccepted(user, newest.version, `${today}T10:00:00.000Z`);
  answerCall(acceptTerms, { user: accepted, message: "Käyttöehdot on hyväksytty." });
  const screen = await renderInApp(<Settings user={user} />);
  await expect.element(screen.getByText(/Versio 1, 12.3.2026/)).toBeVisible();
  await expect
    .element(
      screen.getByText(
        `Versio ${newest.version}, kerrottu ${formatCalendarDay(toldOn)}. Koskee sinua ${formatCalendarDay(newest.inForce)} alkaen.`,
      ),
    )
    .toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", accept).click();
  await expect
    .element(screen.getByText(`Versio ${newest.version}, ${formatCalendarDay(today)}`))
    .toBeVisible();
  await expect.element(screen.getByRole("button", accept)).not.toBeInTheDocument();
});

test("who has accepted nothing yet reads the terms that are in force", async () => {
  const user = sampleBusiness();
  logInAs(user);
  const screen = await renderInApp(<TermsPart user={user} onSaved={() => undefined} />);
  await expect
    .element(screen.getByRole("link", { name: "Lue käyttöehdot" }))
    .toHaveAttribute("href", "/kayttoehdot");
});
