import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test, vi } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { orderStepsAtom } from "../../offline/outbox/pending-atoms.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../testing/samples/samples.ts";
import { startSendingOnLeave } from "./send-on-leave.ts";
import { outbox } from "./visitor-outbox.ts";

test("a step of an order is sent once when the page is hidden, because it may be closed, and cannot be undone then", async () => {
  startSendingOnLeave();
  const seller = sampleBusiness();
  logInAs(seller);
  const order = sampleSellerOrder("AA11");
  const sent = answerCall(advanceOrder, { order: { ...order, status: "in progress" } });
  await outbox.advance([order], "in progress", seller._id);
  expect(store.get(orderStepsAtom)).toMatchObject([{ phase: "held" }]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(() => store.get(orderStepsAtom)).toEqual([]);
  expect(sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
});
