import fc from "fast-check";
import { expect, test } from "vitest";
import { type Kept, memoryKeeper } from "./keeper.ts";
import { type Fate, marketModel } from "./market-model.ts";
import { ordersModel } from "./orders-model.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { inTurn } from "./sample-tabs.ts";
import { shownCart, shownFavorites } from "./shown-cart.ts";

const label = "Polttopuu, koivu";

/** A visitor's device: its tabs share what is kept, the lock and the net. */
function visitor(stock: Record<string, number>) {
  const market = marketModel(stock);
  const keeper = memoryKeeper();
  const alone = inTurn();
  const told: string[] = [];
  let isOffline = false;
  let versions = 0;
  const seen: { kept: Kept | null } = { kept: null };
  const openTab = () =>
    createOutbox({
      keeper,
      calls: market.calls,
      orders: ordersModel([]).calls,
      whose: () => null,
      orderTold: () => undefined,
      alone,
      isOffline: () => isOffline,
      now: () => 0,
      newVersion: () => `v${versions++}`,
      changed: (kept) => {
        seen.kept = kept;
      },
      tell: (differences) => void told.push(...differences),
      stuck: () => undefined,
    });
  return {
    market,
    told,
    openTab,
    net: (on: boolean) => {
      isOffline = !on;
    },
    waiting: async () => (await keeper.read()).wishes.length,
    /** What the screen shows. */
    shown: () => {
      const { kept } = seen;
      const items = kept ? (shownCart(kept.cart?.cart ?? null, kept.wishes)?.items ?? []) : [];
      return Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity]));
    },
    hearts: () => {
      const products = seen.kept ? shownFavorites(seen.kept.favorites?.products ?? [], seen.kept.wishes) : [];
      return products.map(({ _id }) => _id);
    },
  };
}

const ids = ["a", "b", "c"] as const;
const plenty = { a: 50, b: 50, c: 3 };
type Id = (typeof ids)[number];

type Act =
  | { do: "add" | "remove" | "mark" | "unmark" | "addInBothTabs"; id: Id; tab: 0 | 1; fates: Fate[] }
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
  fc.record({ do: fc.constantFrom("send", "reload"), tab, fates }),
  fc.record({ do: fc.constant("net" as const), on: fc.boolean() }),
);

/** What the visitor means, told without any net. */
function meant(acts: readonly Act[]) {
  const cart = new Map<string, number>();
  const favorites = new Set<string>();
  for (const act of acts) {
    if (act.do === "add" || act.do === "addInBothTabs") {
      const more = act.do === "add" ? 1 : 2;
      cart.set(act.id, Math.min((cart.get(act.id) ?? 0) + more, plenty[act.id]));
    } else if (act.do === "change" && cart.has(act.id)) cart.set(act.id, act.quantity);
    else if (act.do === "remove") cart.delete(act.id);
    else if (act.do === "mark") favorites.add(act.id);
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
      return outbox.add(product, label);
    case "addInBothTabs":
      return Promise.all(tabs.map((each) => each.add(product, label)));
    case "remove":
      return outbox.remove(change.id, label);
    case "change":
      // One changes what one sees in the cart.
      return change.id in device.shown() ? outbox.change(change.id, label, change.quantity) : undefined;
    default:
      return outbox.mark({ id: change.id, label, product, marked: change.do === "mark" });
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
    else await doOne(device, tabs, act);
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

test("a product is added once when the answer was lost", async () => {
  const { market, openTab, waiting } = visitor({ a: 5 });
  const outbox = openTab();
  market.fate(["answer lost"]);
  expect(await outbox.add(market.product("a"), label)).toBe("waits");
  await outbox.send();
  expect(market.cart()).toEqual({ a: 1 });
  expect(market.log).toEqual(["add a 1", "read cart"]);
  expect(await waiting()).toBe(0);
});

test("changes go out in the order in which they were made, each product once", async () => {
  const { market, openTab, net } = visitor({ a: 5, b: 5 });
  const outbox = openTab();
  net(false);
  await outbox.add(market.product("a"), label);
  await outbox.mark({ id: "b", label, product: market.product("b"), marked: true });
  await outbox.add(market.product("b"), label);
  await outbox.add(market.product("a"), label);
  net(true);
  await outbox.send();
  expect(market.log).toEqual(["mark b", "read cart", "add b 1", "add a 2"]);
});

test("two tabs that come back at once send once", async () => {
  const { market, openTab, net } = visitor({ a: 5 });
  const [one, other] = [openTab(), openTab()];
  net(false);
  await one.add(market.product("a"), label);
  net(true);
  await Promise.all([one.send(), other.send()]);
  expect(market.log).toEqual(["read cart", "add a 1"]);
});

test("what sold out meanwhile is told and leaves the cart", async () => {
  const { market, openTab, net, told, shown } = visitor({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.change("a", label, 3);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(told).toEqual(["Polttopuu, koivu ehti loppua. Se poistettiin ostoskorista."]);
  expect(shown()).toEqual({});
  expect(market.cart()).toEqual({});
});

test("what sold out before it was ever in the cart is told too", async () => {
  const { market, openTab, net, told } = visitor({ a: 5 });
  const outbox = openTab();
  net(false);
  await outbox.add(market.product("a"), label);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(told).toEqual(["Polttopuu, koivu ehti loppua. Se poistettiin ostoskorista."]);
});

test("when fewer are left, the cart holds those and it is told", async () => {
  const { market, openTab, net, told } = visitor({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.change("a", label, 4);
  market.stock("a", 2);
  net(true);
  await outbox.send();
  expect(market.cart()).toEqual({ a: 2 });
  expect(told).toEqual(["Polttopuu, koivu: jäljellä oli enää 2. Määrä muutettiin ostoskoriin."]);
});

test("a favourite that is gone is told", async () => {
  const { market, openTab, net, told, hearts } = visitor({ a: 5 });
  const outbox = openTab();
  net(false);
  await outbox.mark({ id: "a", label, product: market.product("a"), marked: true });
  expect(hearts()).toEqual(["a"]);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(told).toEqual(["Polttopuu, koivu ei ole enää myynnissä. Sitä ei voitu merkitä suosikiksi."]);
  expect(hearts()).toEqual([]);
});

test("logging out forgets what the server answered and keeps what waits", async () => {
  const { market, openTab, net, shown, waiting } = visitor({ a: 5, b: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.add(market.product("b"), label);
  await outbox.forgetPerson();
  expect(shown()).toEqual({ b: 1 });
  expect(await waiting()).toBe(1);
});
