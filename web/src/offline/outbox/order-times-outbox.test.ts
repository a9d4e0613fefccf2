import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import { toWindowKey } from "@halkopiha/domain/orders/order-times.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOrder } from "../../testing/samples/sample-order.ts";
import type { Fate } from "./testing/lossy-network.ts";
import { createSellerDevice } from "./testing/seller-device.ts";

const order = sampleOrder("1", "recieved");
const day = (date: number): TimeWindow => ({ day: `2026-12-${String(date).padStart(2, "0")}` });

test("times that are proposed without a connection are sent later, the last ones only", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  device.state.isOffline = true;
  expect(await tab.proposeTimes(order, [day(1)], "seller")).toBe("queued");
  expect(await tab.proposeTimes(order, [day(2), day(3)], "seller")).toBe("queued");
  device.state.isOffline = false;
  await tab.send();
  expect(device.server.times("1")).toEqual(["2026-12-02,2026-12-03"]);
  expect(await device.waits()).toBe(0);
});

test("times that the server rejects are not kept, and the seller is told", async () => {
  const device = createSellerDevice();
  for (let step = 0; step < 3; step += 1) device.server.advanceByAdmin("1");
  const tab = device.openTab();
  await expect(tab.proposeTimes(order, [day(1)], "seller")).rejects.toThrow(
    "Tilauksen tila on jo muuttunut.",
  );
  device.state.isOffline = true;
  await tab.proposeTimes(order, [day(1)], "seller");
  device.state.isOffline = false;
  await tab.send();
  expect(device.sentences).toEqual(["Tilaus HP-1: Tilauksen tila on jo muuttunut."]);
  expect(await device.waits()).toBe(0);
});

test("another user's times are not sent, and a logout removes them", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  device.state.isOffline = true;
  await tab.proposeTimes(order, [day(1)], "seller");
  device.state.person = "other";
  device.state.isOffline = false;
  await tab.send();
  expect(device.server.times("1")).toEqual([]);
  await tab.clearUserData();
  expect(await device.waits()).toBe(0);
});

const fates = fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost"), { maxLength: 4 });

test("whatever is lost, the times that were proposed last are those that arrive last", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ date: fc.integer({ min: 1, max: 9 }), isOffline: fc.boolean(), fates }), {
        minLength: 1,
        maxLength: 8,
      }),
      async (proposals) => {
        const device = createSellerDevice();
        const tab = device.openTab();
        for (const { date, isOffline, fates: lost } of proposals) {
          device.state.isOffline = isOffline;
          device.server.fate(lost);
          await tab.proposeTimes(order, [day(date)], "seller");
        }
        device.state.isOffline = false;
        device.server.fate([]);
        await tab.send();
        const last = proposals.at(-1);
        expect(device.server.times("1").at(-1)).toBe(last && toWindowKey(day(last.date)));
        expect(await device.waits()).toBe(0);
      },
    ),
  );
});
