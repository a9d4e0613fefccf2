import * as rows from "@halkopiha/domain/contract/advertisements.ts";
import * as advertisements from "../store/advertisements.ts";
import { serve } from "./serve.ts";

export const listAdvertisements = serve(rows.listAdvertisements, async () => ({
  advertisements: await advertisements.listAdvertisements(),
}));

export const createAdvertisement = serve(rows.createAdvertisement, async ({ body }) => ({
  advertisement: await advertisements.createAdvertisement(body),
  message: "Mainos on lisätty.",
}));

export const updateAdvertisement = serve(rows.updateAdvertisement, async ({ params, body }) => ({
  advertisement: await advertisements.updateAdvertisement(params.id, body),
  message: "Mainos on tallennettu.",
}));

export const deleteAdvertisement = serve(rows.deleteAdvertisement, async ({ params }) => ({
  advertisement: await advertisements.deleteAdvertisement(params.id),
  message: "Mainos on poistettu.",
}));
