import { calculateTotals } from "@halkopiha/domain/money/money.ts";
import { type Order, toOrderTotals } from "@halkopiha/domain/orders/order.ts";

const address = {
  street: "Kirkkotie 1",
  zip: "33100",
  locality: { _id: "tampere", location: "Tampere" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
};

/** Products of two VAT classes, delivered over 24 km. */
export const sampleOrder: Order = {
  _id: "order1",
  orderNumber: "HP-261121-7QK2X",
  status: "recieved",
  createdAt: "2026-11-21T22:30:00.000Z",
  updatedAt: "2026-11-21T22:30:00.000Z",
  items: [
    {
      _id: "birch",
      name: "Polttopuu",
      material: "koivu",
      quality: "kuiva",
      plength: "Pilke 33 cm",
      deliveryType: "irto",
      quantity: 3,
      unit: "Irto-m3",
      unitPrice: 6500,
      vat: 2550,
    },
    { _id: "cones", name: "Havut", quantity: 1200, unit: "kpl", unitPrice: 110, vat: 1000 },
  ],
  buyer: {
    firstname: "Aino",
    lastname: "Ahonala",
    phonenumber: "050 000 0123",
    email: "aino.ahonala@posti.example",
    address: address,
  },
  seller: {
    _id: "halkomestari",
    business: true,
    ytunnus: "1234567-1",
    companyName: "Mäki & Pojat <Oy>",
    fullName: "Mikko Mäki",
    phonenumber: "050 000 0456",
    email: null,
    address: { ...address, street: "Sahatie 2" },
  },
  includeInAnalyses: true,
  delivery: true,
  deliveryCost: {
    deliveryCostId: "perKm",
    name: "Kilometrien mukaan",
    unit: "km",
    distance: 24,
    quantity: 1,
    originalPrice: 200,
    price: 4800,
    tax: 975,
    vat: 2550,
    priceExcludingTax: 3825,
  },
  totals: toOrderTotals(
    calculateTotals([
      { gross: 19_500, vat: 2550 },
      { gross: 132_000, vat: 1000 },
      { gross: 4800, vat: 2550 },
    ]),
  ),
};
