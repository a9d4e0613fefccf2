import { matchesFilters } from "@halkopiha/domain/contract/field-filters.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { createImageVariants } from "../../images/image-variants.ts";
import { deleteFolder } from "../../store/files/delete-folder.ts";
import { deleteUnusedImages, saveImages, toAdvertisementFolder } from "../../store/files/images.ts";
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

export const uploadAdvertisementImage = defineHandler(
  calls.uploadAdvertisementImage,
  async ({ params: { id }, upload, caller }) => {
    await advertisements.requireAdvertisement(id);
    const folder = toAdvertisementFolder(id);
    const images = await saveImages(folder, await createImageVariants(upload));
    const advertisement = await advertisements.replaceImages(id, images, toAuditAuthor(caller));
    await deleteUnusedImages(folder, advertisement);
    return { advertisement, message: "Kuva on tallennettu." };
  },
);

export const deleteAdvertisementImage = defineHandler(
  calls.deleteAdvertisementImage,
  async ({ params: { id }, caller }) => {
    const advertisement = await advertisements.replaceImages(id, null, toAuditAuthor(caller));
    await deleteUnusedImages(toAdvertisementFolder(id), advertisement);
    return { advertisement, message: "Kuva on poistettu." };
  },
);

export const deleteAdvertisement = defineHandler(
  calls.deleteAdvertisement,
  async ({ params: { id }, caller }) => {
    const advertisement = await advertisements.deleteAdvertisement(id, toAuditAuthor(caller));
    await deleteFolder(toAdvertisementFolder(id));
    return { advertisement, message: "Mainos on poistettu." };
  },
);
