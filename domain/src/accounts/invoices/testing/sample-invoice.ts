import type { User } from "../../user.ts";
import type { Biller, Invoice } from "../invoice.ts";

/** The company that invoices. */
export const sampleBiller: Biller = {
  name: "Halkopiha Oy",
  ytunnus: "9300001-8",
  street: "Halkokatu 1",
  zip: "33100",
  place: "Tampere",
  email: "asiakaspalvelu@halkopiha.example",
  phone: "03 000 0100",
  hours: null,
  iban: "FI2112345600000785",
  bic: "NDEAFIHH",
  links: [],
};

/** A seller with a Premium plan, who is a person. */
export const sampleInvoicedSeller = (): User => ({
  _id: "matti",
  username: "matti",
  email: "matti@posti.example",
  fullName: "Matti Meikäläinen",
  business: false,
  person: true,
  billingByPhone: false,
  socialSecurityNumber: null,
  ytunnus: null,
  companyName: null,
  website: null,
  contactInformation: { firstname: "Matti", lastname: "Meikäläinen", phonenumbers: ["050 000 0123"] },
  contactPerson: "Matti Meikäläinen",
  role: "user",
  address: {
    street: "Metsätie 3",
    zip: "33100",
    locality: { _id: "tampere", location: "Tampere", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    coords: { lat: 61.5, lng: 23.8 },
  },
  userAccount: {
    paid: true,
    isActive: true,
    expires: "2026-12-31T21:59:59.000Z",
    paidUntil: 2026,
    timesActivated: 1,
    account: { accountPlan: "premium" },
  },
  accountDescription: "",
  deliveryMethod: "Noutopiste",
  deliveryTime: "sovittava",
  deliveryLocations: [],
  terms: true,
  verified: true,
  createdAt: "2026-01-15T08:00:00.000Z",
  updatedAt: "2026-02-01T08:00:00.000Z",
});

/** The invoice of that seller for 2027, at 301,20 €. */
export const sampleInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  _id: "matti-2027",
  userId: "matti",
  username: "matti",
  year: 2027,
  number: "202700001",
  reference: "2027000010",
  date: "2027-02-01",
  due: "2027-02-28",
  plan: "premium",
  fee: { net: 24_000, tax: 6120, gross: 30_120, vat: 2550, months: 12 },
  buyer: { name: "Matti Meikäläinen", ytunnus: null, street: "Metsätie 3", zip: "33100", place: "Tampere" },
  seller: {
    name: sampleBiller.name,
    ytunnus: sampleBiller.ytunnus,
    street: sampleBiller.street,
    zip: sampleBiller.zip,
    place: sampleBiller.place,
    email: sampleBiller.email,
    phone: sampleBiller.phone,
    iban: sampleBiller.iban,
    bic: sampleBiller.bic,
  },
  createdAt: "2027-02-01T01:30:00.000Z",
  ...changes,
});
