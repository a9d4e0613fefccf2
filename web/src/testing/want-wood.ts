import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import { store } from "../lib/storage/store.ts";
import type { StoredWanted } from "../market/door/wanted.ts";
import { wantedAtom } from "../market/door/wanted-atom.ts";

/** Makes the visitor one who wants wood in Tampere, until the end of the test. */
export function wantWood(changes: Partial<StoredWanted> = {}): void {
  const wanted = {
    to: "tampere",
    amount: 5,
    unit: "Irto-m3",
    location: "Tampere",
    region: "pirkanmaa",
  } as const;
  store.set(wantedAtom, { ...wanted, ...changes });
}

/** Five units of the sample firewood in Tampere. */
export const sampleDoorPrice: DoorPrice = {
  kind: "delivered",
  quantity: 5,
  goods: 32_500,
  delivery: 4500,
  total: 37_000,
  distance: 47,
};
