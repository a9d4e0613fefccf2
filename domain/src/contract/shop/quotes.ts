import * as z from "zod/mini";
import { NewQuoteRequest, QuoteRequest, QuoteStatus } from "../../quotes/quote-request.ts";
import { Id, NextCursor, PageQuery, SeenAt } from "../../schemas/primitives.ts";
import { defineCall, imageUpload } from "../call.ts";
import { IdempotencyKey } from "../idempotency-key.ts";

const params = z.object({ id: Id });

/**
 * Before the request, so that a weak connection sends one photo at a time. It is stored re-encoded and without metadata, and deleted after a
 * day unless a request of the same visitor names it.
 */
export const uploadQuotePhoto = defineCall({
  method: "POST",
  path: "/api/quotes/photos",
  access: "visitor",
  summary: "Upload a photo for a request for a quote. Beyond the table.",
  upload: imageUpload,
  response: z.object({ photoId: Id }),
  status: 201,
});

/** Only of a service whose seller asks for such requests: of another one it is answered with 409 `notByQuote`. */
export const requestQuote = defineCall({
  method: "POST",
  path: "/api/products/:id/quotes",
  access: "visitor",
  summary: "Request a quote of a service; the seller is told by mail or text message. Beyond the table.",
  params,
  headers: IdempotencyKey,
  body: NewQuoteRequest,
  response: z.object({ message: z.string() }),
  status: 201,
});

export const listQuoteRequests = defineCall({
  method: "GET",
  path: "/api/quotes",
  access: "seller",
  summary: "The requests for a quote of one's own services, newest first. Beyond the table.",
  query: z.object(PageQuery),
  response: z.object({ quoteRequests: z.array(QuoteRequest), nextCursor: NextCursor }),
});

export const changeQuoteStatus = defineCall({
  method: "PATCH",
  path: "/api/quotes/:id",
  access: "seller",
  summary: "Mark a request for a quote as answered, or as new again. Beyond the table.",
  params,
  body: z.object({ status: QuoteStatus, updatedAt: SeenAt }),
  response: z.object({ quoteRequest: QuoteRequest, message: z.string() }),
});

/** The photo is private: no URL leads to it without the seller's login. */
export const readQuotePhoto = defineCall({
  method: "GET",
  path: "/api/quotes/photos/:id",
  access: "seller",
  summary: "A photo of a request for a quote of one's own services. Beyond the table.",
  params,
  file: { name: "tarjouspyynto.webp", contentType: "image/webp" },
});
