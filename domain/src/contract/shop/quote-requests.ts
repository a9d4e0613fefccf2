import * as z from "zod/mini";
import { QuoteRequest, QuoteStatus } from "../../quotes/quote-request.ts";
import { Id, NextCursor, PageQuery, SeenAt } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

// What sellers do with the requests that `quotes.ts` sends: apart, so that their page does not load the form's schemas.

const params = z.object({ id: Id });

export const listQuoteRequests = defineCall({
  method: "GET",
  path: "/api/quotes",
  access: "seller",
  summary: "The requests for a quote of one's own services, newest first.",
  query: z.object(PageQuery),
  response: z.object({ quoteRequests: z.array(QuoteRequest), nextCursor: NextCursor }),
});

export const changeQuoteStatus = defineCall({
  method: "PATCH",
  path: "/api/quotes/:id",
  access: "seller",
  summary: "Mark a request for a quote as answered, or as new again.",
  params,
  body: z.object({ status: QuoteStatus, updatedAt: SeenAt }),
  response: z.object({ quoteRequest: QuoteRequest, message: z.string() }),
});

/** The photo is private: no URL leads to it without the seller's login. */
export const readQuotePhoto = defineCall({
  method: "GET",
  path: "/api/quotes/photos/:id",
  access: "seller",
  summary: "A photo of a request for a quote of one's own services.",
  params,
  file: { name: "tarjouspyynto.webp", contentType: "image/webp" },
});
