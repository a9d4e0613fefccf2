import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fate } from "./market-model.ts";
import type { Outbox } from "./outbox.ts";
import { visitor } from "./sample-visitor.ts";

const label = "Polttopuu, koivu";

const ids = ["a", "b", "c"] as const;
const plenty = { a: 50, b: 50, c: 3 };
type Id = (typeof ids)[number];

type Act =
  | { do: "add" | "remove" | "mark" | "unmark" | "addInBothTabs"; id: Id; tab: 0 | 1; fates: Fate[] }
  | { do: "markAndClose" | "addAndClose"; id: Id; tab: 0 | 1; fates: Fate[] }
  | { do: "change"; id: Id; tab: 0 | 1; fates: Fate[]; quantity: number }
  | { do: "send"; tab: 0 | 1; fates: Fate[] }
  | { do: "reload"; tab: 0 | 1; fates: Fate[] }
  | { do: "net"; on: boolean };

const id = fc.constantFrom(...ids);
const tab = fc.constantFrom(0 as const, 1 as const);
const fates = fc.array(fc.constantFrom<Fate>("arrives", "request lost", "answer lost"), { maxLength: 5 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constantFrom("add", "remove", "mark", "unmark", "addInBothTabs"), id, tab, fates }),
  fc.record({
    do: fc.constant("change" as const),
    id,
    tab,
    fates,
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constantFrom("markAndClose", "addAndClose"),
    id,
    tab,
    fates: fc.tuple(fc.constantFrom<Fate>("closed before it", "closed after it")),
  }),
  fc.record({ do: fc.constantFrom("send", "reload"), tab, fates }),
  fc.record({ do: fc.constant("net" as const), on: fc.boolean() }),
);

/** What the visitor means, told without any net. */
function meant(acts: readonly Act[]) {
  const cart = new Map<string, number>();
  const favorites = new Set<string>();
  for (const act of acts) {
    if (act.do === "add" || act.do === "addAndClose" || act.do === "addInBothTabs") {
      const more = act.do === "addInBothTabs" ? 2 : 1;
      cart.set(act.id, Math.min((cart.get(act.id) ?? 0) + more, plenty[act.id]));
    } else if (act.do === "change" && cart.has(act.id)) cart.set(act.id, act.quantity);
    else if (act.do === "remove") cart.delete(act.id);
    else if (act.do === "mark" || act.do === "markAndClose") favorites.add(act.id);
    else if (act.do === "unmark") favorites.delete(act.id);
  }
  return { cart: Object.fromEntries(cart), favorites };
}

type Change = Extract<Act, { id: Id }>;

async function doOne(device: ReturnType<typeof visitor>, tabs: [Outbox, Outbox], change: Change) {
  const outbox = tabs[change.tab];
  const product = device.market.product(change.id);
  switch (change.do) {
    case "add":
    case "addAndClose":
      return outbox.add(product, label);
    case "addInBothTabs":
      return Promise.all(tabs.map((each) => each.add(product, label)));
    case "remove":
      return outbox.remove(change.id, label);
    case "change":
      // One changes what one sees in the cart.
      return change.id in device.shown() ? outbox.change(change.id, label, change.quantity) : undefined;
    default:
      return outbox.mark({ id: change.id, label, product, marked: change.do !== "unmark" });
  }
}

async function run(acts: readonly Act[]) {
  const device = visitor(plenty);
  const { market, net } = device;
  const tabs: [Outbox, Outbox] = [device.openTab(), device.openTab()];
  for (const act of acts) {
    if (act.do === "net") {
      net(act.on);
      continue;
    }
    market.fate(act.fates);
    const outbox = tabs[act.tab];
    if (act.do === "send") await outbox.send();
    else if (act.do === "reload") tabs[act.tab] = device.openTab();
    else if (act.do === "addAndClose" || act.do === "markAndClose") {
      void doOne(device, tabs, act);
      // As far as it comes.
      await new Promise((resolve) => setTimeout(resolve));
      await device.reopen();
    } else await doOne(device, tabs, act);
    await device.openTab().show();
  }
  return device;
}

test("whatever calls and answers are lost, in the end the server has exactly the last wishes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const device = await run(acts);
      device.market.fate([]);
      device.net(true);
      await device.openTab().send();
      const { cart, favorites } = meant(acts);
      expect(await device.waiting()).toBe(0);
      expect(device.market.cart()).toEqual(cart);
      expect(device.market.favorites()).toEqual(favorites);
      expect(device.told).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("the screen shows the wishes at once, whatever has come of them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
      const device = await run(acts);
      const { cart, favorites } = meant(acts);
      await device.openTab().show();
      expect(device.shown()).toEqual(cart);
      expect(new Set(device.hearts())).toEqual(favorites);
    }),
    { numRuns: 500 },
  );
});
