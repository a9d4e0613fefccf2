import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartItem, CartSeller } from "./cart.ts";
import { findCartChanges, matchesSeenPrices, toSeenPrices } from "./seen-prices.ts";

const price = fc.integer({ min: 1, max: 10_000_000 });
const quantity = fc.integer({ min: 1, max: 100_000 });

const rows = fc.uniqueArray(
  fc.record({
    id: fc.nat(9),
    unitPrice: price,
    quantity,
    available: fc.boolean(),
    delivery: fc.option(price),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);
type Row = Parameters<Parameters<typeof rows.map>[0]>[0][number];

/** A cart in which each product has its own seller. */
function cartOf(all: readonly Row[]) {
  const items = all.map(
    ({ id, unitPrice, quantity, available }): CartItem => ({
      _id: `p${id}`,
      name: "Polttopuu",
      material: "koivu",
      quantity,
      totalQuantity: quantity,
      unit: "Irto-m3",
      unitPrice,
      vat: 2550,
      price: unitPrice * quantity,
      deliveryMethod: "Noutopiste ja kuljetus",
      ownerId: `s${id}`,
      image: null,
      available,
      pausedUntil: null,
      byQuote: false,
    }),
  );
  const sellers = all.map(
    ({ id, delivery }): CartSeller => ({
      _id: `s${id}`,
      name: `Myyjä ${id}`,
      business: false,
      ytunnus: null,
      deliveryMethod: "Noutopiste ja kuljetus",
      deliveryTime: "sovittava",
      address: {
        coords: { lat: 61, lng: 24 },
        locality: { _id: "tampere", location: "Tampere", zoom: 9 },
        region: { _id: "pirkanmaa", name: "Pirkanmaa" },
      },
      delivers: true,
      fetchable: true,
      outsideArea: false,
      minOrder: null,
      delivery: delivery !== null,
      deliveryCosts: [],
      deliveryPrices: [],
      deliveryCostGone: false,
      deliveryCost:
        delivery === null
          ? null
          : {
              deliveryCostId: "kiintea",
              name: "Kiinteä hinta",
              unit: "kpl",
              distance: null,
              quantity: 1,
              originalPrice: delivery,
              price: delivery,
              tax: 0,
              vat: 2550,
              priceExcludingTax: delivery,
            },
      subtotal: 0,
    }),
  );
  const totalPrice = all
    .filter(({ available }) => available)
    .reduce((sum, row) => sum + row.unitPrice * row.quantity + (row.delivery ?? 0), 0);
  return {
    items,
    sellers,
    totalPrice,
    buyer: null,
    tax: 0,
    totalPriceExcludingTax: 0,
    totalQuantity: 0,
    byVat: [],
    delivery: false,
    deliveryCost: null,
  };
}

test("a cart that has not changed costs what was seen", () => {
  fc.assert(
    fc.property(rows, (all) => {
      const cart = cartOf(all);
      expect(findCartChanges(toSeenPrices(cart), cart)).toEqual([]);
      expect(matchesSeenPrices(toSeenPrices(cart), cart)).toBe(true);
    }),
  );
});

test("every change of price or availability is reported, and nothing else", () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const seen = toSeenPrices(cartOf(before));
      const changes = findCartChanges(seen, cartOf(after));
      const ids = new Set(changes.map((change) => ("_id" in change ? change._id : change.ownerId).slice(1)));
      const differs = after.filter((row) => {
        const was = before.find(({ id, available }) => id === row.id && available);
        if (!was) return row.available;
        if (!row.available) return true;
        const { unitPrice, quantity, delivery } = row;
        return was.unitPrice !== unitPrice || was.quantity !== quantity || was.delivery !== delivery;
      });
      expect(ids).toEqual(new Set(differs.map(({ id }) => String(id))));
    }),
  );
});

test("only what is ordered at exactly the seen sum is as seen", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 1000 }), (all, more) => {
      const cart = cartOf(all);
      const seen = toSeenPrices({ ...cart, totalPrice: cart.totalPrice + more });
      expect(matchesSeenPrices(seen, cart)).toBe(false);
    }),
  );
});

test("a product paused since is reported with the day on which it can be ordered again", () => {
  const [seen, now] = [true, false].map((available) =>
    cartOf([{ id: 1, unitPrice: 6500, quantity: 1, available, delivery: null }]),
  );
  if (!seen || !now) throw new Error("There are two carts.");
  const items = now.items.map((item) => ({ ...item, pausedUntil: "2027-01-12" }));
  expect(findCartChanges(toSeenPrices(seen), { ...now, items })).toEqual([
    { kind: "itemPaused", _id: "p1", name: "Polttopuu, koivu", until: "2027-01-12" },
  ]);
});

test("a deleted delivery price is reported with its old price", () => {
  const cart = cartOf([{ id: 1, unitPrice: 6500, quantity: 1, available: true, delivery: 4500 }]);
  const sellers = cart.sellers.map((seller) => ({ ...seller, deliveryCost: null, deliveryCostGone: true }));
  expect(findCartChanges(toSeenPrices(cart), { ...cart, sellers })).toEqual([
    { kind: "deliveryGone", ownerId: "s1", seller: "Myyjä 1", from: 4500 },
  ]);
});

test("of a cart that is ordered in part, the rest is not compared", () => {
  fc.assert(
    fc.property(rows, rows, fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), (before, other, ids) => {
      const isIn = ({ id }: Row) => ids.includes(id);
      const seen = [...before.filter(isIn), ...other.filter((row) => !isIn(row))];
      const ordered = cartOf(before.filter(isIn));
      const ownerIds = ids.map((id) => `s${id}`);
      expect(matchesSeenPrices(toSeenPrices(cartOf(seen), ownerIds), ordered)).toBe(true);
    }),
  );
});

test("of a cart without its sellers, the delivery of the only one is compared, and that of several with the total", () => {
  const one = { id: 1, unitPrice: 6500, quantity: 2, available: true, delivery: 4500 };
  const other = { ...one, id: 2, delivery: 1000 };
  const { sellers: _, ...single } = {
    ...cartOf([one]),
    delivery: true,
    deliveryCost: { price: 4500 },
  };
  const dearer = cartOf([{ ...one, delivery: 5000 }]);
  expect(findCartChanges(toSeenPrices(single), dearer)).toMatchObject([
    { kind: "deliveryPrice", from: 4500 },
  ]);
  expect(matchesSeenPrices(toSeenPrices({ ...single, delivery: false }), cartOf([one]))).toBe(false);
  const { sellers: __, ...several } = { ...cartOf([one, other]), deliveryCost: { price: 5500 } };
  expect(matchesSeenPrices(toSeenPrices(several), cartOf([one, other]))).toBe(true);
  expect(matchesSeenPrices(toSeenPrices(several), cartOf([one, { ...other, delivery: 999 }]))).toBe(false);
});

test("a delivery that the buyer did not see as chosen is reported, and a missing one too", () => {
  const row = { id: 1, unitPrice: 6500, quantity: 1, available: true };
  const [fetched, brought] = [cartOf([{ ...row, delivery: null }]), cartOf([{ ...row, delivery: 4500 }])];
  const report = (delivery: boolean) => [
    { kind: "deliveryChoice", ownerId: "s1", seller: "Myyjä 1", delivery },
  ];
  expect(findCartChanges(toSeenPrices(fetched), brought)).toEqual(report(true));
  expect(findCartChanges(toSeenPrices(brought), fetched)).toEqual(report(false));
});
