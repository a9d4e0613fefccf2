import { matchesFilters } from "@halkopiha/domain/contract/field-filters.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as advertisements from "../../store/reference-data/advertisements.ts";

export const listAdvertisements = defineHandler(calls.listAdvertisements, async ({ query }) => ({
  advertisements: (await advertisements.listAdvertisements()).filter((card) => matchesFilters(card, query)),
}));

export const createAdvertisement = defineHandler(calls.createAdvertisement, async ({ body, caller }) => ({
  advertisement: await advertisements.createAdvertisement(body, toAuditAuthor(caller)),
  message: "Mainos on lisätty.",
}));

export const updateAdvertisement = defineHandler(
  calls.updateAdvertisement,
  async ({ params, body, caller }) => ({
    advertisement: await advertisements.updateAdvertisement(params.id, body, toAuditAuthor(caller)),
    message: "Mainos on tallennettu.",
  }),
);

export const deleteAdvertisement = defineHandler(calls.deleteAdvertisement, async ({ params, caller }) => ({
  advertisement: await advertisements.deleteAdvertisement(params.id, toAuditAuthor(caller)),
  message: "Mainos on poistettu.",
}));
