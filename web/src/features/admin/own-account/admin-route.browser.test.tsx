import { downloadOwnData } from "@halkopiha/domain/contract/accounts/own-data.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerFile } from "../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import { Component as OwnAccountPage } from "./admin-route.tsx";

test("an admin downloads what is stored of them", async () => {
  logInAs(sampleAdmin());
  const sent = answerFile(downloadOwnData, "{}");
  const screen = await renderInApp(<OwnAccountPage />);
  await screen.getByRole("button", { name: "Lataa omat tietosi (JSON)" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.url.pathname).toBe(`/api/users/${sampleAdmin()._id}/data`);
  await expect.element(screen.getByRole("button", { name: "Lataa omat tietosi (PDF)" })).toBeVisible();
  await expectNoAxeViolations();
});
