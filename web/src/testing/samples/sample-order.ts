import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";

const address = {
  street: "Kirkkotie 1",
  zip: "33100",
  locality: { _id: "tampere", location: "Tampere" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
};

/** A test order for the outbox; its order number contains its id. */
export function sampleOrder(id: string, status: OrderStatus, createdAt = "2026-11-01T10:00:00.000Z"): Order {
  return {
    _id: id,
    orderNumber: `HP-${id}`,
    status,
    createdAt,
    updatedAt: createdAt,
    items: [],
    buyer: {
      firstname: "Aino",
      lastname: "Ahonala",
      phonenumber: "+358500000123",
      email: "aino.ahonala@posti.example",
      address,
    },
    seller: {
      _id: "seller",
      business: false,
      ytunnus: null,
      companyName: null,
      fullName: "Matti Myyjä",
      phonenumber: "",
      email: null,
      address,
    },
    includeInAnalyses: true,
    delivery: false,
    deliveryCost: null,
    totals: { totalPrice: 0, totalTaxes: 0, totalPriceExcludingTax: 0, byVat: [] },
  };
}
