import * as rows from "@halkopiha/domain/contract/advertisements.ts";
import { doerOf } from "../accounts/actor.ts";
import * as advertisements from "../store/advertisements.ts";
import { serve } from "./serve.ts";

export const listAdvertisements = serve(rows.listAdvertisements, async () => ({
  advertisements: await advertisements.listAdvertisements(),
}));

export const createAdvertisement = serve(rows.createAdvertisement, async ({ body, caller }) => ({
  advertisement: await advertisements.createAdvertisement(body, doerOf(caller)),
  message: "Mainos on lisätty.",
}));

export const updateAdvertisement = serve(rows.updateAdvertisement, async ({ params, body, caller }) => ({
  advertisement: await advertisements.updateAdvertisement(params.id, body, doerOf(caller)),
  message: "Mainos on tallennettu.",
}));

export const deleteAdvertisement = serve(rows.deleteAdvertisement, async ({ params, caller }) => ({
  advertisement: await advertisements.deleteAdvertisement(params.id, doerOf(caller)),
  message: "Mainos on poistettu.",
}));
