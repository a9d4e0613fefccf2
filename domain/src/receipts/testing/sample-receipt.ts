import type { Order, OrderItem } from "../../orders/order.ts";
import { createOrderNumber } from "../../orders/order-number.ts";
import { createSampleOrder } from "../../orders/testing/sample-order.ts";
import { draftReceipt, isVatLiable, type Receipt } from "../receipt.ts";

const line: OrderItem = {
  _id: "birch",
  name: "Polttopuu",
  material: "koivu",
  quantity: 3,
  unit: "Irto-m3",
  unitPrice: 6500,
  vat: 2550,
};

/** A delivered order of two VAT classes with a delivery. */
export const createDeliveredOrder = (order: Partial<Order> = {}): Order =>
  createSampleOrder({
    status: "delivered",
    orderNumber: createOrderNumber(new Date("2026-11-21T10:00:00Z"), [0, 0, 0, 0]),
    items: [
      line,
      { ...line, _id: "bag", name: "Sytykesäkki", quantity: 2, unit: "kpl", unitPrice: 550, vat: 1000 },
    ],
    delivery: true,
    deliveryCost: {
      deliveryCostId: "fixed",
      name: "Kiinteä hinta",
      unit: "kpl",
      distance: null,
      quantity: 1,
      originalPrice: 4500,
      price: 4500,
      tax: 914,
      vat: 2550,
      priceExcludingTax: 3586,
    },
    statusTimes: { delivered: "2026-11-20T12:00:00.000Z" },
    ...order,
  });

/** The receipt of a delivered order from a seller who has said how they are paid. */
export function createSampleReceipt(order: Partial<Order> = {}): Receipt {
  const delivered = createDeliveredOrder(order);
  return draftReceipt(delivered, {
    account: { business: true, ytunnus: "1234567-1", iban: "FI2112345600000785", paymentTerms: "14" },
    isVatLiable: isVatLiable(delivered, null),
    ordinal: 7,
    at: "2026-11-21T10:00:00.000Z",
  });
}
