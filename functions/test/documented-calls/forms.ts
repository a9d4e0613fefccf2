import { randomUUID } from "node:crypto";

// The payloads of a client that knows the specification alone: the fields of §3 'Forms' and §5, and of the entities of §3.

export const newName = () => `Dokumentti ${randomUUID().slice(0, 8)}`;
const password = "Halkomestari1";

const newUsername = () => `dokumentti-d${randomUUID().slice(0, 7)}`;

/** The sign-up form of a private person. §3, §5 */
export function signUpForm() {
  const username = newUsername();
  return {
    business: false,
    person: true,
    accountPlan: "basic",
    email: `${username}@posti.example`,
    username,
    password,
    confPassword: password,
    street: "Metsätie 3",
    zip: "33100",
    locality: "tampere",
    region: "pirkanmaa",
    phonenumber: "050 000 0999",
    firstname: "Tuomas",
    lastname: "Tukkinen",
    terms: true,
    socialSecurityNumber: "010190-900P",
    companyName: "",
    website: "",
    contactPerson: "Tuomas Tukkinen",
    contactByPhone: false,
  };
}

/** What the user-info form of a private person sends. §2, §5 */
export function userData(change: Record<string, unknown> = {}) {
  const { password: _, confPassword, terms, accountPlan, username, contactByPhone, ...form } = signUpForm();
  return { ...form, ...change };
}

export const checkoutForm = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "aino.ahonala@posti.example",
  phonenumber: "050 000 0123",
  street: "Kirkkotie 1",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  terms: true,
};

export const firewood = {
  name: "Polttopuu",
  category: "Polttopuut",
  price: 6500,
  quantity: 40,
  vat: 2550,
  material: "koivu",
  deliveryType: "irto",
  quality: "kuiva",
  plength: "Pilke 33 cm",
  unit: "Irto-m3",
  description: "",
  discount: false,
};
export const bags = { ...firewood, deliveryType: "pakattu", unit: "kpl" };
export const service = {
  name: "Haketus",
  category: "Palvelut",
  price: 5000,
  quantity: 100_000,
  vat: 2550,
  unit: "tunti",
  description: "",
  discount: false,
};
export const deliveryCost = {
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4500,
  available: true,
  multipliedByQuantity: false,
};
export const account = {
  accountPlan: "premium",
  price: 30_120,
  discountedPrice: 25_000,
  promotedProducts: 5,
};
export const advertisement = {
  title: "Dokumentin mainos",
  image: "",
  descriptions: ["Vain kesäksi"],
  priceTag: "60 €",
  accountPlan: "basic",
  price: 6000,
};
/** Each from another address: mails to one are limited. */
export const newContact = () => ({
  name: "Aino Ahonala",
  email: `${newUsername()}@posti.example`,
  subject: "palaute",
  message: "Hyvää klapia!",
});
