import { isLaterStatus } from "@halkopiha/domain/orders/order.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleOrder } from "../../testing/samples/sample-order.ts";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import type { Outbox } from "./outbox.ts";
import type { Fate } from "./testing/lossy-network.ts";
import type { Move } from "./testing/order-server.ts";
import { createSellerDevice, type Id, ids, type SellerDevice } from "./testing/seller-device.ts";

type Action =
  | { do: "step" | "undo"; id: Id; tab: 0 | 1; fates: Fate[] }
  | { do: "admin"; id: Id }
  | { do: "send" | "wait" | "reload"; tab: 0 | 1; fates: Fate[] }
  | { do: "net"; on: boolean };

const id = fc.constantFrom(...ids);
const tab = fc.constantFrom(0 as const, 1 as const);
const fates = fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost"), { maxLength: 5 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom("step", "undo"), id, tab, fates }),
  fc.record({ do: fc.constant("admin" as const), id }),
  fc.record({ do: fc.constantFrom("send", "wait", "reload"), tab, fates }),
  fc.record({ do: fc.constant("net" as const), on: fc.boolean() }),
);

type InTab = Extract<Action, { tab: 0 | 1 }>;

/** Takes the last step of an order back, unless a request of it may have arrived. @returns the steps that are left */
async function undo(device: SellerDevice, tab: Outbox, id: Id, steps: readonly Move[]): Promise<Move[]> {
  const step = device.lastStep(id);
  if (!step || step.isAttempted || (await tab.undoSteps([step.version])) === 0) return [...steps];
  return steps.filter((made) => !isSame(made, step));
}

/** @returns the steps that the seller has made and not taken back, in order */
async function playInTab(
  device: SellerDevice,
  tabs: [Outbox, Outbox],
  action: InTab,
  steps: readonly Move[],
): Promise<Move[]> {
  const tab = tabs[action.tab];
  if (action.do === "step") {
    const made = await device.advance(tab, action.id);
    return made ? [...steps, made] : [...steps];
  }
  if (action.do === "undo") return undo(device, tab, action.id, steps);
  if (action.do === "wait") await device.passUndoTime(tab);
  else if (action.do === "send") await tab.send();
  else tabs[action.tab] = device.openTab();
  return [...steps];
}

/** Runs the actions, then lets everything arrive. @returns the seller's status changes that were not taken back, in order */
async function play(device: SellerDevice, actions: readonly Action[]): Promise<Move[]> {
  const tabs: [Outbox, Outbox] = [device.openTab(), device.openTab()];
  let steps: Move[] = [];
  for (const action of actions) {
    if (action.do === "net") device.state.isOffline = !action.on;
    else if (action.do === "admin") device.server.advanceByAdmin(action.id);
    else {
      device.server.fate(action.fates);
      steps = await playInTab(device, tabs, action, steps);
      await device.openTab().show();
    }
  }
  device.server.fate([]);
  device.state.isOffline = false;
  await device.passUndoTime(device.openTab());
  return steps;
}

const isSame = (one: Move, other: Pick<Move, "id" | "status">) =>
  one.id === other.id && one.status === other.status;

test("§4 whatever is lost, every status change of a seller arrives once and in order, unless it was undone or an admin made it first", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const device = createSellerDevice();
      const steps = await play(device, actions);
      const { moves } = device.server;
      expect(await device.waits()).toBe(0);
      for (const step of steps) expect(moves.filter((move) => isSame(move, step))).toHaveLength(1);
      const own = moves.filter(({ by }) => by === "seller");
      const places = own.map((move) => steps.findIndex((step) => isSame(step, move)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    }),
    { numRuns: 1000 },
  );
});

test("§4 in the end the screen shows every order as the server has it, as far as it was told", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
      const device = createSellerDevice();
      await play(device, actions);
      for (const each of ids)
        expect(isLaterStatus(device.shown(each), device.server.status(each))).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("two steps of one order made without the net arrive once and in order, between those of others", async () => {
  const { server, openTab, state, step, shown, waits } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "3");
  await step(tab, "1");
  await step(tab, "3");
  expect(shown("3")).toBe("in delivery");
  expect(await waits()).toBe(3);
  state.isOffline = false;
  await tab.send();
  expect(server.moves).toEqual([
    { by: "seller", id: "3", status: "in progress" },
    { by: "seller", id: "1", status: "in progress" },
    { by: "seller", id: "3", status: "in delivery" },
  ]);
});

test("a step whose answer was lost is not made twice, and nobody is told of a conflict", async () => {
  const { server, openTab, step, sentences } = createSellerDevice();
  const tab = openTab();
  server.fate(["answer lost"]);
  await step(tab, "1");
  await tab.send();
  expect(server.moves).toEqual([{ by: "seller", id: "1", status: "in progress" }]);
  expect(sentences).toEqual([]);
});

test("a status change made by an admin meanwhile stays, and the seller is told once with the order number", async () => {
  const { server, openTab, state, step, shown, sentences, waits } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "2");
  await step(tab, "2");
  for (let times = 0; times < 3; times += 1) server.advanceByAdmin("2");
  state.isOffline = false;
  await tab.send();
  expect(sentences).toEqual([
    "Tilaus HP-2 oli jo siirretty tilaan Toimitettu. Siirtoasi tilaan Toimituksessa ei tehty.",
  ]);
  expect(shown("2")).toBe("delivered");
  expect(await waits()).toBe(0);
});

test("a conflict is told even when the net breaks while it is found out", async () => {
  const { server, openTab, state, step, sentences, waits } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "2");
  server.advanceByAdmin("2");
  server.advanceByAdmin("2");
  state.isOffline = false;
  server.fate(["arrives", "request lost"]);
  await tab.send();
  expect(await waits()).toBe(1);
  await tab.send();
  expect(sentences).toEqual([
    "Tilaus HP-2 oli jo siirretty tilaan Toimituksessa. Siirtoasi tilaan Käsittelyssä ei tehty.",
  ]);
});

test("an order that is gone is told in the server's words", async () => {
  const { openTab, passUndoTime, sentences } = createSellerDevice();
  const tab = openTab();
  await tab.advance([sampleOrder("9", "recieved")], "in progress", "seller");
  await passUndoTime(tab);
  expect(sentences).toEqual(["Tilaus HP-9: Hakemaasi ei löytynyt."]);
});

test("nobody else on the device sends the steps that waited when a login ran out; the same person does", async () => {
  const { server, openTab, state, step, waits } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "1");
  state.isOffline = false;
  for (const person of [null, "another"]) {
    state.person = person;
    await tab.send();
    expect(server.moves).toEqual([]);
  }
  state.person = "seller";
  await tab.send();
  expect(server.moves).toHaveLength(1);
  expect(await waits()).toBe(0);
});

test("logging out drops pending status changes and keeps pending cart mutations", async () => {
  const { server, openTab, state, step, waits } = createSellerDevice();
  const tab = openTab();
  state.isOffline = true;
  await step(tab, "1");
  await tab.add(sampleProduct("a", 5), "Polttopuu, koivu");
  await tab.clearUserData();
  expect(await waits()).toBe(1);
  state.isOffline = false;
  await tab.send();
  expect(server.moves).toEqual([]);
});
