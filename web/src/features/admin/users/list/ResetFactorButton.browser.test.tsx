import { resetSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../../testing/render-route.tsx";
import { samplePerson } from "../../../../testing/samples/samples.ts";
import { ResetFactorButton } from "./ResetFactorButton.tsx";

test("a user's second factor is removed after a confirmation, and a rejection leaves the dialog open", async () => {
  rejectNextCall(resetSecondFactor, new AppError("secondFactorMissing"));
  const user = samplePerson();
  const screen = await renderRoutes([{ path: "/", element: <ResetFactorButton user={user} /> }], "/");
  await screen.getByRole("button", { name: "Poista kaksivaiheinen tunnistautuminen" }).click();
  const dialog = screen.getByRole("dialog");
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Poista", exact: true }).click();
  await expectBanner("danger", "Kaksivaiheinen tunnistautuminen ei ole käytössä.");
  const message = "Käyttäjän kaksivaiheinen tunnistautuminen on poistettu.";
  const sent = answerCall(resetSecondFactor, { message });
  await dialog.getByRole("button", { name: "Poista", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ url }) => url.pathname)).toEqual([`/api/admin/users/${user._id}/secondfactor`]);
});
