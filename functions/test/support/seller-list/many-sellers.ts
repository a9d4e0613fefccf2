import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toSlug } from "@halkopiha/domain/search/search-words.ts";

const coords = { lat: 61.68, lng: 24.36 };
const regions = ["Pirkanmaa", "Etelä-Savo", "Pohjois-Pohjanmaa"];
const deliveryLocations = Array.from({ length: 4 }, (_, index) => {
  return { _id: `paikkakunta-${index}`, location: `Paikkakunta ${index}` };
});

/** A seller generated from a number, with realistically long texts. */
export function createSeller(number: number): User {
  const name = `${number}. Halkomestari`;
  const at = new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString();
  const region = regions[number % regions.length] ?? "";
  return {
    _id: `many-${number}`,
    username: `many.${number}`,
    email: `tilaukset.${number}@halkomestari.example`,
    fullName: name,
    business: number % 2 === 0,
    person: number % 2 === 1,
    billingByPhone: false,
    socialSecurityNumber: null,
    verified: true,
    ytunnus: "9000013-2",
    companyName: `${name}n Puu & Pölli Oy`,
    website: `https://www.${number}.halkomestari.example`,
    contactInformation: { firstname: "Hannes", lastname: name, phonenumbers: ["+358 50 000 0101"] },
    contactPerson: `Hannes "${number}" Halmela`,
    role: "user",
    address: {
      street: `Sahantie ${number}`,
      zip: "35300",
      locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
      region: { _id: toSlug(region), name: region },
      coords,
    },
    userAccount: {
      paid: number % 3 > 0,
      isActive: number % 3 > 0,
      expires: at,
      timesActivated: number % 5,
      account: { accountPlan: number % 4 === 0 ? "premium" : "basic" },
    },
    accountDescription: `Teemme polttopuuta numerolla ${number}.`,
    deliveryMethod: "Noutopiste ja kuljetus",
    deliveryTime: "sovittava",
    deliveryLocations,
    terms: true,
    createdAt: at,
    updatedAt: at,
  };
}

/** `count` generated sellers, one page at a time on demand. */
export async function* iterateManySellers(count: number, pageSize = 300): AsyncGenerator<User[]> {
  for (let first = 0; first < count; first += pageSize) {
    const length = Math.min(pageSize, count - first);
    yield Array.from({ length }, (_, index) => createSeller(first + index));
  }
}
