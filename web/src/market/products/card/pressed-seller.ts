import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import type { Location } from "react-router-dom";
import { toRecord } from "../../../lib/storage/parse-stored.ts";

/** What a card shows of its seller, for the dialog that the card opens when the seller cannot be loaded. */
export interface PressedSeller {
  name: string;
  /** 'Orivesi, Pirkanmaa' */
  location: string;
}

export function toPressedSeller({ name, address }: SellerSummary): PressedSeller {
  return { name, location: formatPlace({ address }) };
}

/** The seller in the history state of the link that was pressed; null after a shared link. */
export function findPressedSeller({ state }: Location<unknown>): PressedSeller | null {
  const { name, location } = toRecord(toRecord(state)["seller"]);
  return typeof name === "string" && typeof location === "string" ? { name, location } : null;
}
