import fc from "fast-check";
import { expect, test } from "vitest";
import type { Outbox } from "./outbox.ts";
import { RejectedError } from "./send-mutation.ts";
import type { Fate } from "./testing/lossy-network.ts";
import { createVisitorDevice } from "./testing/visitor-device.ts";

const label = "Polttopuu, koivu";

const ids = ["a", "b", "c"] as const;
const plenty = { a: 50, b: 50, c: 3 };
type Id = (typeof ids)[number];

type Change =
  | { do: "add" | "remove" | "mark" | "unmark"; id: Id; tab: 0 | 1 }
  | { do: "change"; id: Id; tab: 0 | 1; quantity: number };

type Action =
  | { do: "changes"; changes: Change[]; isClosed: boolean; fates: Fate[] }
  | { do: "send"; tab: 0 | 1; fates: Fate[] }
  | { do: "reload"; tab: 0 | 1; fates: Fate[] }
  | { do: "net"; on: boolean };

const id = fc.constantFrom(...ids);
const tab = fc.constantFrom(0 as const, 1 as const);
const fates = fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost"), { maxLength: 5 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ do: fc.constantFrom("add", "remove", "mark", "unmark"), id, tab }),
  fc.record({ do: fc.constant("change" as const), id, tab, quantity: fc.integer({ min: 1, max: 3 }) }),
);
/** One change, or several before the first response. */
const changes = fc.oneof(
  fc.array(change, { minLength: 1, maxLength: 1 }),
  fc.array(change, { minLength: 2, maxLength: 4 }),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant("changes" as const), changes, isClosed: fc.constant(false), fates }),
  fc.record({
    do: fc.constant("changes" as const),
    changes,
    isClosed: fc.constant(true),
    fates: fc.tuple(fc.constantFrom<Fate>("closed before it", "closed after it")),
  }),
  fc.record({ do: fc.constantFrom("send", "reload"), tab, fates }),
  fc.record({ do: fc.constant("net" as const), on: fc.boolean() }),
);

/** The state that the visitor intends, computed without a network. */
function expectedState(actions: readonly Action[]) {
  const cart = new Map<string, number>();
  const favorites = new Set<string>();
  for (const change of actions.flatMap((each) => (each.do === "changes" ? each.changes : []))) {
    if (change.do === "add") cart.set(change.id, Math.min((cart.get(change.id) ?? 0) + 1, plenty[change.id]));
    else if (change.do === "change" && cart.has(change.id)) cart.set(change.id, change.quantity);
    else if (change.do === "remove") cart.delete(change.id);
    else if (change.do === "mark") favorites.add(change.id);
    else if (change.do === "unmark") favorites.delete(change.id);
  }
  return { cart: Object.fromEntries(cart), favorites };
}

/** A quantity above the stock is rejected and shown as a warning. §8 */
function isTooMuch(error: unknown): void {
  if (!(error instanceof RejectedError && error.code === "quantityExceeded")) throw error;
}

async function doOne(device: ReturnType<typeof createVisitorDevice>, tabs: [Outbox, Outbox], change: Change) {
  const outbox = tabs[change.tab];
  const product = device.market.product(change.id);
  switch (change.do) {
    case "add":
      return outbox.add(product, label).catch(isTooMuch);
    case "remove":
      return outbox.remove(change.id, label);
    case "change":
      // The visitor can change only a product that the cart shows.
      return change.id in device.shown() ? outbox.change(change.id, label, change.quantity) : undefined;
    default:
      return outbox.mark({ id: change.id, label, product, marked: change.do === "mark" });
  }
}

async function run(actions: readonly Action[]) {
  const device = createVisitorDevice(plenty);
  const { market, net } = device;
  const tabs: [Outbox, Outbox] = [device.openTab(), device.openTab()];
  for (const action of actions) {
    if (action.do === "net") {
      net(action.on);
      continue;
    }
    market.fate(action.fates);
    if (action.do === "send") await tabs[action.tab].send();
    else if (action.do === "reload") tabs[action.tab] = device.openTab();
    else {
      const answers: unknown[] = [];
      for (const each of action.changes) {
        answers.push(doOne(device, tabs, each));
        await device.openTab().show();
      }
      if (action.isClosed) {
        // Lets the action proceed as far as it can.
        await new Promise((resolve) => setTimeout(resolve));
        await device.reopen();
      } else await Promise.all(answers);
    }
    await device.openTab().show();
  }
  return device;
}

test("whatever requests and responses are lost, the server ends up with the last mutations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      const device = await run(actions);
      device.market.fate([]);
      device.net(true);
      await device.openTab().send();
      const { cart, favorites } = expectedState(actions);
      expect(await device.waiting()).toBe(0);
      expect(device.market.cart()).toEqual(cart);
      expect(device.market.favorites()).toEqual(favorites);
      expect(device.notifications).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("the optimistic cart shows pending mutations at once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 15 }), async (actions) => {
      const device = await run(actions);
      const { cart, favorites } = expectedState(actions);
      await device.openTab().show();
      expect(device.shown()).toEqual(cart);
      expect(new Set(device.hearts())).toEqual(favorites);
    }),
    { numRuns: 500 },
  );
});
