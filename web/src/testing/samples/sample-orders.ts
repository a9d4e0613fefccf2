import { calculateLinePrice, calculateTotals } from "@halkopiha/domain/money/money.ts";
import { type Order, OrderItem, toOrderTotals } from "@halkopiha/domain/orders/order.ts";
import { sampleCart, sampleFirewood, sampleSeller } from "./sample-listings.ts";
import { sampleOrder } from "./sample-order.ts";
import { sampleBusiness } from "./samples.ts";

const birch = OrderItem.parse(sampleCart([{ product: sampleFirewood(), quantity: 2 }]).items[0]);

/** Lines of an order: dry birch, two cubic metres each. */
export const sampleItems = (count: number): OrderItem[] =>
  Array.from({ length: count }, (_, place) => ({ ...birch, _id: `birch-${place}` }));

/** A new order from a buyer in Orivesi for the sample business, to be picked up; its number contains its id. */
export function sampleSellerOrder(id: string, changes: Partial<Order> = {}): Order {
  const order = sampleOrder(id, "recieved", "2026-11-20T10:00:00.000Z");
  const seller = sampleBusiness();
  const { items = [birch] } = changes;
  const totals = calculateTotals(
    items.map(({ unitPrice, quantity, vat }) => ({ gross: calculateLinePrice(unitPrice, quantity), vat })),
  );
  return {
    ...order,
    orderNumber: `HP-261120-${id}`,
    items,
    buyer: {
      ...order.buyer,
      firstname: "Matti",
      lastname: "Tuohimaa",
      email: "matti@posti.example",
      address: {
        ...order.buyer.address,
        street: "Niittytie 53",
        zip: "35160",
        locality: { _id: "orivesi", location: "Orivesi" },
      },
    },
    seller: {
      _id: seller._id,
      business: seller.business,
      ytunnus: seller.ytunnus,
      companyName: seller.companyName,
      fullName: seller.fullName,
      phonenumber: "050 000 0999",
      email: seller.email,
      address: seller.address,
    },
    totals: toOrderTotals(totals),
    ...changes,
  };
}

/** An order for the sample seller, as the admin panel lists it. */
export function samplePanelOrder(changes: Partial<Order> = {}): Order {
  const order = sampleSellerOrder("tilaus", { orderNumber: "HP-2026-0001" });
  const { _id, name } = sampleSeller();
  return { ...order, seller: { ...order.seller, _id, companyName: name }, ...changes };
}
