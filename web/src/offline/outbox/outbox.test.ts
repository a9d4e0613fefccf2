import { expect, test } from "vitest";
import { createVisitorDevice } from "./testing/visitor-device.ts";

const label = "Polttopuu, koivu";

/** A response that resolves when the test says so. */
function lateAnswer<T>(): { ask: () => Promise<T>; answer: (value: T) => void } {
  let answer: (value: T) => void = () => {};
  const answered = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { ask: () => answered, answer: (value) => answer(value) };
}

test("a product is added once when the answer was lost", async () => {
  const { market, openTab, waiting } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  market.fate(["answer lost"]);
  expect(await outbox.add(market.product("a"), label)).toBe("queued");
  await outbox.send();
  expect(market.cart()).toEqual({ a: 1 });
  expect(market.log).toEqual(["add a 1", "read cart"]);
  expect(await waiting()).toBe(0);
});

test("a product that was removed is put back once when the answer was lost", async () => {
  const { market, openTab, waiting } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  await outbox.change("a", label, 3);
  await outbox.remove("a", label);
  market.fate(["answer lost"]);
  expect(await outbox.restore({ _id: "a", quantity: 3 }, label)).toBe("queued");
  await outbox.send();
  expect(market.cart()).toEqual({ a: 3 });
  expect(await waiting()).toBe(0);
});

test.each([
  { fate: "late by one" as const, log: ["read cart", "late add a 1", "add a 1"] },
  { fate: "late by two" as const, log: ["read cart", "add a 1", "late add a 1"] },
])(
  "a product is added once when the call comes only after it was made again: $fate",
  async ({ fate, log }) => {
    const { market, openTab, waiting } = createVisitorDevice({ a: 5 });
    const outbox = openTab();
    market.fate([fate]);
    expect(await outbox.add(market.product("a"), label)).toBe("queued");
    await outbox.send();
    expect(market.log).toEqual(log);
    expect(market.cart()).toEqual({ a: 1 });
    expect(await waiting()).toBe(0);
  },
);

test.each([
  { fate: "closed before it" as const, log: ["mark a"] },
  { fate: "closed after it" as const, log: ["mark a", "mark a"] },
])(
  "what was being sent when the page was closed is sent by the next one: $fate arrived",
  async ({ fate, log }) => {
    const { market, openTab, reopen, hearts, waiting } = createVisitorDevice({ a: 5 });
    market.fate([fate]);
    void openTab().mark({ id: "a", label, product: market.product("a"), marked: true });
    await expect.poll(waiting).toBe(1);
    await reopen();
    const next = openTab();
    await next.show();
    expect(hearts()).toEqual(["a"]);
    await next.send();
    expect(market.log).toEqual(log);
    expect(await waiting()).toBe(0);
  },
);

test("a change that waits for its turn when the page is closed is sent by the next one", async () => {
  const { market, openTab, reopen, hearts, waiting } = createVisitorDevice({ a: 5, b: 5 });
  market.fate(["closed before it"]);
  const outbox = openTab();
  for (const id of ["a", "b"]) void outbox.mark({ id, label, product: market.product(id), marked: true });
  await expect.poll(waiting).toBe(2);
  await reopen();
  const next = openTab();
  await next.show();
  expect(hearts()).toEqual(["b", "a"]);
  await next.send();
  expect(market.log).toEqual(["mark a", "mark b"]);
});

test("a favourite stays marked while an earlier one is confirmed", async () => {
  const { market, openTab, hearts } = createVisitorDevice({ a: 5, b: 5 });
  const outbox = openTab();
  const [first, second] = ["a", "b"].map((id) =>
    outbox.mark({ id, label, product: market.product(id), marked: true }),
  );
  await first;
  expect(hearts()).toEqual(["b", "a"]);
  await second;
  expect(hearts()).toEqual(["b", "a"]);
});

test("changes go out in the order in which they were made, each product once", async () => {
  const { market, openTab, net } = createVisitorDevice({ a: 5, b: 5 });
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

test.each(["this tab", "another tab"])(
  "a cart that was asked for before a change of %s, and comes after it, changes nothing",
  async (whose) => {
    const { market, openTab, shown } = createVisitorDevice({ a: 5 });
    const outbox = openTab();
    const before = await market.calls.readCart();
    const { ask, answer } = lateAnswer<typeof before>();
    const late = outbox.readCart(ask);
    await (whose === "this tab" ? outbox : openTab()).add(market.product("a"), label);
    answer(before);
    await late;
    expect(shown()).toEqual({ a: 1 });
    await outbox.readCart(market.calls.readCart);
    expect(shown()).toEqual({ a: 1 });
  },
);

test("a cart that was cached before the device's clock was set back by weeks is replaced", async () => {
  const { market, openTab, setClock, shown } = createVisitorDevice({ a: 5, b: 5 });
  setClock(5 * 7 * 24 * 3_600_000);
  await openTab().add(market.product("a"), label);
  setClock(1000);
  await market.calls.add("b", 1, "elsewhere");
  await openTab().readCart(market.calls.readCart);
  expect(shown()).toEqual({ a: 1, b: 1 });
});

test("favourites that were asked for before a mark, and come after it, change nothing", async () => {
  const { market, openTab, hearts } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  const { ask, answer } = lateAnswer<never[]>();
  const late = outbox.readFavorites(ask);
  await outbox.mark({ id: "a", label, product: market.product("a"), marked: true });
  answer([]);
  await late;
  expect(hearts()).toEqual(["a"]);
});

test("two tabs that come back at once send once", async () => {
  const { market, openTab, net } = createVisitorDevice({ a: 5 });
  const [one, other] = [openTab(), openTab()];
  net(false);
  await one.add(market.product("a"), label);
  net(true);
  await Promise.all([one.send(), other.send()]);
  expect(market.log).toEqual(["read cart", "add a 1"]);
});

test("a product that sold out is removed from the cart with a message", async () => {
  const { market, openTab, net, notifications, shown } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.change("a", label, 3);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(notifications).toEqual(["Polttopuu, koivu ehti loppua. Se poistettiin ostoskorista."]);
  expect(shown()).toEqual({});
  expect(market.cart()).toEqual({});
});

test("what sold out before it was ever in the cart is told too", async () => {
  const { market, openTab, net, notifications } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  net(false);
  await outbox.add(market.product("a"), label);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(notifications).toEqual(["Polttopuu, koivu ehti loppua. Se poistettiin ostoskorista."]);
});

test("when fewer are left, the cart holds those and it is told", async () => {
  const { market, openTab, net, notifications } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.change("a", label, 4);
  market.stock("a", 2);
  net(true);
  await outbox.send();
  expect(market.cart()).toEqual({ a: 2 });
  expect(notifications).toEqual(["Polttopuu, koivu: jäljellä oli enää 2. Määrä muutettiin ostoskoriin."]);
});

test("a favourite that is gone is told", async () => {
  const { market, openTab, net, notifications, hearts } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  net(false);
  await outbox.mark({ id: "a", label, product: market.product("a"), marked: true });
  expect(hearts()).toEqual(["a"]);
  market.stock("a", 0);
  net(true);
  await outbox.send();
  expect(notifications).toEqual([
    "Polttopuu, koivu ei ole enää myynnissä. Sitä ei voitu merkitä suosikiksi.",
  ]);
  expect(hearts()).toEqual([]);
});

test("logging out clears cached responses and keeps pending cart mutations", async () => {
  const { market, openTab, net, shown, waiting } = createVisitorDevice({ a: 5, b: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.add(market.product("b"), label);
  await outbox.clearUserData();
  expect(shown()).toEqual({ b: 1 });
  expect(await waiting()).toBe(1);
});

test("what is added while the response to an earlier addition is awaited adds up, within the stock", async () => {
  const { market, openTab, waiting } = createVisitorDevice({ a: 3 });
  const outbox = openTab();
  const added = [1, 2, 3, 4].map(() => outbox.add(market.product("a"), label));
  const results = await Promise.allSettled(added);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(market.cart()).toEqual({ a: 3 });
  expect(await waiting()).toBe(0);
});
