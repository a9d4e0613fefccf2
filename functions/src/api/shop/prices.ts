import * as calls from "@halkopiha/domain/contract/shop/prices.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { requireOwner } from "../../http/request/caller.ts";
import * as store from "../../store/products/change-prices.ts";

function describe(changed: number, skipped: number): string {
  const done = changed === 1 ? "Yksi hinta on muutettu." : `${changed} hintaa on muutettu.`;
  return skipped === 0 ? done : `${done} Sillä välin muutettuja tai poistettuja ilmoituksia: ${skipped}.`;
}

export const changePrices = defineHandler(calls.changePrices, async ({ caller, params, body }) => {
  requireOwner(caller, params.id);
  const result = await store.changePrices(params.id, body, toAuditAuthor(caller));
  return { ...result, message: describe(result.changed.length, result.skipped.length) };
});
