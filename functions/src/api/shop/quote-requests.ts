import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/quote-requests.ts";
import { defineHandler } from "../../http/handler.ts";
import { requireOwner } from "../../http/request/caller.ts";
import { toFile } from "../../http/response/send-file.ts";
import { findPhoto } from "../../store/files/uploaded-photos.ts";
import * as requests from "../../store/products/quote-requests.ts";

export const listQuoteRequests = defineHandler(calls.listQuoteRequests, ({ caller, query }) =>
  requests.listQuoteRequests(caller.uid, query),
);

export const changeQuoteStatus = defineHandler(calls.changeQuoteStatus, async ({ caller, params, body }) => {
  const quoteRequest = await requests.changeQuoteStatus(params.id, body, ({ sellerId }) =>
    requireOwner(caller, sellerId),
  );
  const message =
    body.status === "answered" ? "Pyyntö on merkitty vastatuksi." : "Pyyntö on merkitty uudeksi.";
  return { quoteRequest, message };
});

export const readQuotePhoto = defineHandler(calls.readQuotePhoto, async ({ caller, params }) => {
  const photo = await findPhoto(params.id);
  if (!photo || photo.reviewId !== undefined) throw new AppError("notFound");
  requireOwner(caller, photo.sellerId);
  return toFile(photo.bytes);
});
