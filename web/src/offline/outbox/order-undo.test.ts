import { expect, test } from "vitest";
import { sampleOrder } from "../../testing/samples/sample-order.ts";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import { listOrderSteps, undoDuration } from "./order-steps.ts";
import type { Outbox } from "./outbox.ts";
import { createSellerDevice, type SellerDevice } from "./testing/seller-device.ts";

const firstMove = { by: "seller", id: "1", status: "in progress" };

/** Takes the last step of order 1 back. @returns whether it was still possible */
const undoLast = async ({ lastStep }: SellerDevice, tab: Outbox) =>
  (await tab.undoSteps([lastStep("1")?.version ?? ""])) === 1;

test("a step is shown at once and sent after ten seconds, by whichever tab is open then", async () => {
  const { server, openTab, state, advance, shown, lastStep } = createSellerDevice();
  const [tab, other] = [openTab(), openTab()];
  await advance(tab, "1");
  expect(shown("1")).toBe("in progress");
  expect(lastStep("1")?.phase).toBe("held");
  state.moment = undoDuration - 1;
  await tab.send();
  await other.send();
  expect(server.moves).toEqual([]);
  state.moment = undoDuration;
  await Promise.all([tab.send(), other.send()]);
  expect(server.moves).toEqual([firstMove]);
});

test("a step is not lost when the app is closed within the ten seconds: the next page sends it", async () => {
  const { server, openTab, advance, passUndoTime } = createSellerDevice();
  await advance(openTab(), "1");
  const reopened = openTab();
  await reopened.releaseAbandoned();
  await reopened.send();
  expect(server.moves).toEqual([]);
  await passUndoTime(reopened);
  expect(server.moves).toEqual([firstMove]);
});

test("a step that is undone within ten seconds is never sent, also when another tab undoes it", async () => {
  const device = createSellerDevice();
  const [tab, other] = [device.openTab(), device.openTab()];
  await device.advance(tab, "1");
  expect(await undoLast(device, other)).toBe(true);
  expect(device.shown("1")).toBe("recieved");
  await device.passUndoTime(tab);
  expect(device.server.moves).toEqual([]);
  expect(await device.waits()).toBe(0);
});

test("a step that waits for the network can be taken back, and made again", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  device.state.isOffline = true;
  await device.step(tab, "1");
  expect(device.lastStep("1")?.phase).toBe("waiting");
  expect(await undoLast(device, tab)).toBe(true);
  await device.step(tab, "1");
  device.state.isOffline = false;
  await tab.send();
  expect(device.server.moves).toEqual([firstMove]);
});

test("a step that is being sent cannot be undone any more", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  await device.advance(tab, "1");
  device.server.fate(["closed after it"]);
  device.state.moment = undoDuration;
  void tab.send();
  await expect.poll(() => device.server.moves).toEqual([firstMove]);
  expect(device.lastStep("1")?.phase).toBe("sending");
  expect(await undoLast(device, device.openTab())).toBe(false);
  expect(device.shown("1")).toBe("in progress");
});

test("a step whose request got no response waits, can be taken back, and says that it may have arrived", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  device.server.fate(["request lost"]);
  await device.step(tab, "1");
  expect(device.lastStep("1")).toMatchObject({ phase: "waiting", isAttempted: true });
  expect(await undoLast(device, tab)).toBe(true);
  await tab.send();
  expect(device.server.moves).toEqual([]);
});

test("taking a step back takes the later steps of the order back, and no other order's", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  device.state.isOffline = true;
  await device.step(tab, "1");
  const version = device.lastStep("1")?.version ?? "";
  await device.step(tab, "2");
  await device.step(tab, "1");
  await tab.undoSteps([version]);
  device.state.isOffline = false;
  await tab.send();
  expect(device.server.moves).toEqual([{ ...firstMove, id: "2" }]);
});

test("a step that has been sent is not undone", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  await device.advance(tab, "1");
  const version = device.lastStep("1")?.version ?? "";
  await device.passUndoTime(tab);
  expect(await tab.undoSteps([version])).toBe(0);
});

test("a clock that is set back does not keep a step on the device", async () => {
  const { server, openTab, state, advance } = createSellerDevice();
  state.moment = 3_600_000;
  const tab = openTab();
  await advance(tab, "1");
  state.moment = 0;
  await tab.send();
  expect(server.moves).toEqual([firstMove]);
});

test("a step that can still be undone delays no change of the cart", async () => {
  const { openTab, advance } = createSellerDevice();
  const tab = openTab();
  await advance(tab, "1");
  expect(await tab.remove("a", sampleProduct("a", 5).name)).toBe("sent");
});

test("a step is sent at once when its page is closed within the ten seconds, and not a second time", async () => {
  const { server, openTab, advance, leave, passUndoTime, waits } = createSellerDevice();
  const tab = openTab();
  await advance(tab, "1");
  await leave(tab);
  expect(server.moves).toEqual([firstMove]);
  expect(await waits()).toBe(0);
  await passUndoTime(openTab());
  expect(server.moves).toEqual([firstMove]);
});

test("a step whose page was closed without an answer may have arrived: the next page says so, and sends it again", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  await device.advance(tab, "1");
  device.server.fate(["answer lost"]);
  await device.leave(tab);
  expect(device.lastStep("1")).toMatchObject({ phase: "waiting", isAttempted: true });
  await device.openTab().send();
  expect(device.server.moves).toEqual([firstMove]);
  expect(await device.waits()).toBe(0);
});

test("a step behind one that waits for the network is not sent before it when the page is closed", async () => {
  const { server, openTab, advance, step, leave, state } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "1");
  await advance(tab, "1");
  state.isOffline = false;
  await leave(tab);
  expect(server.moves).toEqual([]);
});

test("the seller is told when what waited has been sent, and not of a step that was sent in time", async () => {
  const { openTab, step, state } = createSellerDevice();
  const tab = openTab();
  await step(tab, "1");
  expect(state.sentNotices).toBe(0);
  state.isOffline = true;
  await step(tab, "2");
  state.moment += 60_000;
  state.isOffline = false;
  await tab.send();
  expect(state.sentNotices).toBe(1);
});

test("the seller is told what became of a change that waited instead of that it was sent", async () => {
  const { server, openTab, step, state, sentences } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "1");
  server.advanceByAdmin("1");
  server.advanceByAdmin("1");
  state.moment += 60_000;
  state.isOffline = false;
  await tab.send();
  expect(sentences).toHaveLength(1);
  expect(state.sentNotices).toBe(0);
});

test("steps of several orders that were made with one press are undone and sent together", async () => {
  const { server, openTab, state, shown, passUndoTime } = createSellerDevice();
  const tab = openTab();
  const orders = ["1", "2", "3"].map((id) => sampleOrder(id, "recieved"));
  await tab.advance(orders, "in progress", "seller");
  const versions = state.waiting.map(({ version }) => version);
  const [press] = listOrderSteps(state.waiting, "seller", 0);
  expect(new Set(listOrderSteps(state.waiting, "seller", 0).map(({ batch }) => batch))).toEqual(
    new Set([press?.batch]),
  );
  expect(await tab.undoSteps(versions)).toBe(3);
  expect(shown("3")).toBe("recieved");
  await tab.advance(orders, "in progress", "seller");
  await passUndoTime(tab);
  expect(server.moves).toHaveLength(3);
});

test("the next step is made while the one before can still be undone, and both are sent in turn", async () => {
  const device = createSellerDevice();
  const tab = device.openTab();
  await device.advance(tab, "1");
  device.state.moment = undoDuration / 2;
  await device.advance(tab, "1");
  expect(device.shown("1")).toBe("in delivery");
  device.state.moment = undoDuration;
  await tab.send();
  expect(device.server.moves).toEqual([firstMove]);
  await device.passUndoTime(tab);
  expect(device.server.moves).toEqual([firstMove, { ...firstMove, status: "in delivery" }]);
});
