import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import type { SessionUser } from "../../lib/session/session.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";

const pirkanmaa: Region = {
  _id: "pirkanmaa",
  name: "Pirkanmaa",
  zoom: 8,
  coords: { lat: 61.7, lng: 23.8 },
};
const uusimaa: Region = { _id: "uusimaa", name: "Uusimaa", zoom: 8, coords: { lat: 60.3, lng: 25 } };
export const sampleRegions: Region[] = [pirkanmaa, uusimaa];

const createLocality = (location: string, region: Region): Locality => ({
  _id: location.toLowerCase(),
  location,
  zoom: 11,
  region: { _id: region._id, name: region.name },
  available: true,
  coords: region.coords,
});

export const tampere = createLocality("Tampere", pirkanmaa);
export const nokia = createLocality("Nokia", pirkanmaa);
export const espoo = createLocality("Espoo", uusimaa);
/** The locality of the sample seller, and another one that they deliver to. */
export const orivesi = createLocality("Orivesi", pirkanmaa);
export const kuhmoinen = createLocality("Kuhmoinen", pirkanmaa);
/** Localities of the sample regions. */
export const sampleLocalities: Locality[] = [tampere, nokia, espoo];

/** The locality in the address of an account or a seller. */
export const toAddressArea = ({ _id, location, zoom, region, coords }: Locality) => ({
  locality: { _id, location, zoom },
  region,
  coords,
});

const person: User = {
  _id: "tuomas",
  username: "tuomas",
  email: "tuomas@puu.example",
  fullName: "Tuomas Tukkinen",
  business: false,
  person: true,
  billingByPhone: false,
  socialSecurityNumber: "******-****",
  ytunnus: null,
  companyName: null,
  website: null,
  contactInformation: { firstname: "Tuomas", lastname: "Tukkinen", phonenumbers: ["050 000 0999"] },
  contactPerson: "Tuomas Tukkinen",
  role: "user",
  address: { street: "Metsätie 3", zip: "33100", ...toAddressArea(tampere) },
  userAccount: {
    paid: true,
    isActive: true,
    expires: "2027-06-30T20:59:59.000Z",
    timesActivated: 1,
    account: { accountPlan: "basic" },
  },
  accountDescription: "",
  deliveryMethod: "Noutopiste",
  deliveryTime: "sovittava",
  deliveryLocations: [],
  terms: true,
  verified: true,
  createdAt: "2026-01-15T08:00:00.000Z",
  updatedAt: "2026-02-01T08:00:00.000Z",
};

/** A private person in Tampere with an active, paid basic account. */
export const samplePerson = (changes: Partial<User> = {}): User => ({ ...person, ...changes });

/** A business in Tampere with an active, paid basic account. */
export const sampleBusiness = (changes: Partial<User> = {}): User => ({
  ...person,
  _id: "puula",
  username: "puula",
  email: "puula@puu.example",
  fullName: "Paula Puu",
  business: true,
  person: false,
  socialSecurityNumber: null,
  ytunnus: "2617416-4",
  companyName: "Puulan Puu Oy",
  contactInformation: { firstname: "", lastname: "", phonenumbers: ["050 000 0999"] },
  contactPerson: "Paula Puu",
  ...changes,
});

/** Starts a session, which ends with the test. */
export function logInAs({ _id, username, role }: SessionUser): void {
  const expiry = new Date(Date.now() + 3_600_000).toISOString();
  store.set(sessionAtom, { token: "token", expiry, user: { _id, username, role } });
}
