import { readPushKey, subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import { beforeEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { fakePush, pushKey, sampleSubscription } from "../../../testing/push.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { OfferNotifications } from "./OfferNotifications.tsx";

beforeEach(() => logInAs(sampleBusiness()));

const question = { name: "Soiko puhelin uudesta tilauksesta?" };

test("a seller accepts the offer once", async () => {
  fakePush();
  answerCall(readPushKey, { publicKey: pushKey });
  const sent = answerCall(subscribeDevice, { devices: [] });
  const screen = await renderInApp(<OfferNotifications />);
  await expect.element(screen.getByRole("heading", question)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Ota ilmoitukset käyttöön" }).click();
  await expect.element(screen.getByRole("heading", question)).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ body: sampleSubscription }]);
});

test("a seller who declines it is not asked again on this device", async () => {
  fakePush();
  const asked = answerCall(readPushKey, { publicKey: pushKey });
  const screen = await renderInApp(<OfferNotifications />);
  await screen.getByRole("button", { name: "Ei kiitos" }).click();
  await expect.element(screen.getByRole("heading", question)).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderInApp(<OfferNotifications />);
  await expect.element(again.getByRole("heading", question)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("a browser that has denied notifications gets no offer", async () => {
  fakePush({ permission: "denied" });
  const asked = answerCall(readPushKey, { publicKey: pushKey });
  const screen = await renderInApp(<OfferNotifications />);
  await expect.element(screen.getByRole("heading", question)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("where the market has no keys, there is no offer", async () => {
  fakePush();
  const asked = answerCall(readPushKey, { publicKey: null });
  const screen = await renderInApp(<OfferNotifications />);
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(screen.getByRole("heading", question)).not.toBeInTheDocument();
});
