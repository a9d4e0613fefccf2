import type { Order } from "../order.ts";

const address = {
  street: "Kirkkotie 1",
  zip: "33100",
  locality: { _id: "tampere", location: "Tampere" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
};

/** A buyer's order of three loose cubic metres from a business, to be fetched. */
export function createSampleOrder(order: Partial<Order> = {}): Order {
  return {
    _id: "order",
    orderNumber: "HP-261121-7QK2X",
    status: "recieved",
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
    items: [{ _id: "birch", name: "Polttopuu", quantity: 3, unit: "Irto-m3", unitPrice: 6500, vat: 2550 }],
    buyer: {
      firstname: "Aino",
      lastname: "Ahonala",
      phonenumber: "0500000123",
      email: "aino@posti.example",
      address,
    },
    seller: {
      _id: "halkomestari",
      business: true,
      ytunnus: "1234567-1",
      companyName: "Halkomestari Oy",
      fullName: "Mikko Mäki",
      phonenumber: "0500000456",
      email: null,
      address,
    },
    includeInAnalyses: true,
    delivery: false,
    deliveryCost: null,
    totals: { totalPrice: 19_500, totalTaxes: 3962, totalPriceExcludingTax: 15_538, byVat: [] },
    ...order,
  };
}
