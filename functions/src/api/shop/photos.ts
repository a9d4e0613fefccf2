import * as calls from "@halkopiha/domain/contract/shop/photos.ts";
import { defineHandler } from "../../http/handler.ts";
import { createPhoto } from "../../images/image-variants.ts";
import { limitPhoto } from "../../limits/visitor-limits.ts";
import { maxPhotoSize, savePhoto } from "../../store/files/uploaded-photos.ts";

export const uploadPhoto = defineHandler(calls.uploadPhoto, async ({ visitor, upload, address }) => {
  await limitPhoto({ visitor, address });
  return { photoId: await savePhoto(visitor, await createPhoto(upload, maxPhotoSize)) };
});
