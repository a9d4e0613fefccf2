import * as z from "zod/mini";
import { Id } from "../../schemas/primitives.ts";
import { defineCall, imageUpload } from "../call.ts";

/**
 * Before the request or the review that it belongs to, so that a weak connection sends one photo at a time. It is stored re-encoded and
 * without metadata, and deleted after a day unless a request or a review of the same visitor names it.
 */
export const uploadPhoto = defineCall({
  method: "POST",
  path: "/api/photos",
  access: "visitor",
  summary: "Upload a photo for a request for a quote or for a review.",
  upload: imageUpload,
  response: z.object({ photoId: Id }),
  status: 201,
});
