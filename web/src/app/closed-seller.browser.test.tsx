import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { countOrders, listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test } from "vitest";
import { answerCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleSellerOrder } from "../testing/samples/sample-orders.ts";
import { samplePlan } from "../testing/samples/sample-plans.ts";
import { samplePerson } from "../testing/samples/samples.ts";
import { routes } from "./router.tsx";

test("a seller whose unpaid account has been closed sees why, and below it the open orders", async () => {
  answerVisitorCalls();
  const person = samplePerson();
  const closed = { isActive: false, paid: false, timesActivated: 1, expires: null };
  logInWithAccount({ ...person, userAccount: { ...person.userAccount, ...closed } });
  const plans = answerCall(listPlans, { accounts: [samplePlan()] });
  answerCall(countOrders, {
    counts: { recieved: 1, "in progress": 0, "in delivery": 0, delivered: 0, withdrawn: 0, cancelled: 0 },
  });
  answerCall(listOrders, { orders: [sampleSellerOrder("AA11")] });
  const screen = await renderApp(routes, "/profiili");
  await expect.element(screen.getByRole("heading", { name: "Tilisi on suljettu" })).toBeVisible();
  await expect.element(screen.getByText(/Maksusi tältä vuodelta on/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "HP-261120-AA11" })).toBeVisible();
  expect(plans).toHaveLength(1);
});
