import { expect, test } from "vitest";
import { createVisitorDevice } from "./testing/visitor-device.ts";

const label = "Polttopuu, koivu";

test("§4 whoever logs out leaves an empty cart, on the screen at once and then on the server", async () => {
  const { market, openTab, logOut, shown, waiting } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  logOut();
  await outbox.show();
  expect(shown()).toEqual({});
  await outbox.send();
  expect(market.cart()).toEqual({});
  expect(await waiting()).toBe(0);
});

test("§4 a change of the cart that waited when its visitor logged out is never sent", async () => {
  const { market, openTab, logOut, net } = createVisitorDevice({ a: 5, b: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  await outbox.add(market.product("b"), label);
  logOut();
  await outbox.show();
  net(true);
  await outbox.send();
  expect(market.log).toEqual(["add a 1", "reset cart"]);
  expect(market.cart()).toEqual({});
});

test("§4 what the next visitor puts into the cart without the net comes after the reset", async () => {
  const { market, openTab, logOut, net, shown } = createVisitorDevice({ a: 5, b: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  net(false);
  logOut();
  await outbox.add(market.product("b"), label);
  expect(shown()).toEqual({ b: 1 });
  net(true);
  await outbox.send();
  expect(market.cart()).toEqual({ b: 1 });
});

test("§4 a cart that the server tells before it is reset is not shown", async () => {
  const { market, openTab, logOut, shown } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  logOut();
  await outbox.readCart(market.calls.readCart);
  expect(shown()).toEqual({});
});

test("§4 a reset whose call was lost is sent again, also by the next page", async () => {
  const { market, openTab, logOut, reopen } = createVisitorDevice({ a: 5 });
  const outbox = openTab();
  await outbox.add(market.product("a"), label);
  market.fate(["request lost"]);
  logOut();
  await outbox.send();
  expect(market.cart()).toEqual({ a: 1 });
  await reopen();
  await openTab().send();
  expect(market.cart()).toEqual({});
});
