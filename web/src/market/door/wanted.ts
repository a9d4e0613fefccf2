import {
  defaultWanted,
  maxWanted,
  minWanted,
  type WantedUnit,
  wantedUnits,
} from "@halkopiha/domain/search/options.ts";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { toRecord } from "../../lib/storage/parse-stored.ts";

// Without schemas, because the script that prefetches the first answer reads the address too.

/** How much wood a visitor wants, and where. */
export interface Wanted {
  /** Id of a locality. */
  to: string;
  /** Cubic metres. */
  amount: number;
  unit: WantedUnit;
}

/** What a visitor wants, as stored on the device, with the place in words and its region for the address form of the cart. */
export interface StoredWanted extends Wanted {
  location: string;
  region: string;
}

export const wantedKey = "wanted";

/** What is wanted, as the query of an API call; the default amount and unit are left out, because only such a URL is cached. */
export const toDoorQuery = ({ to, amount, unit }: Wanted) => ({
  to,
  ...(amount !== defaultWanted.amount && { amount }),
  ...(unit !== defaultWanted.unit && { amountUnit: unit }),
});

const findUnit = (word: unknown): WantedUnit | undefined => wantedUnits.find((unit) => unit === word);

/** Whether an amount can be asked for: between the bounds, with two decimals at most. */
export function isWantedAmount(amount: number): boolean {
  return amount >= minWanted && amount <= maxWanted && Math.round(amount * 100) / 100 === amount;
}

export function parseStoredWanted(stored: unknown): StoredWanted | null {
  const { to, amount, unit, location, region } = toRecord(stored);
  const known = findUnit(unit);
  if (typeof to !== "string" || typeof location !== "string" || typeof region !== "string") return null;
  if (typeof amount !== "number" || !isWantedAmount(amount) || !known) return null;
  return { to, amount, unit: known, location, region };
}

/** What is wanted according to the device. */
export function readStoredWanted(): Wanted | null {
  const stored = parseStoredWanted(deviceStorage.read(wantedKey));
  return stored && { to: stored.to, amount: stored.amount, unit: stored.unit };
}

/** Parameters of the page's address. */
const params = { to: "minne", amount: "maara", unit: "yksikko" } as const;

/** What is wanted according to an address; null without a place. An unknown amount or unit is the default one. */
export function readWanted(query: URLSearchParams): Wanted | null {
  const to = query.get(params.to);
  if (!to || !/^[a-z0-9-]{1,128}$/.test(to)) return null;
  const amount = Number(query.get(params.amount) ?? Number.NaN);
  return {
    to,
    amount: isWantedAmount(amount) ? amount : defaultWanted.amount,
    unit: findUnit(query.get(params.unit)) ?? defaultWanted.unit,
  };
}

/** Writes what is wanted into an address; the default amount and unit are left out. */
export function writeWanted(query: URLSearchParams, { to, amount, unit }: Wanted): void {
  query.set(params.to, to);
  if (amount !== defaultWanted.amount) query.set(params.amount, String(amount));
  if (unit !== defaultWanted.unit) query.set(params.unit, unit);
}
