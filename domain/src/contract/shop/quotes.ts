import * as z from "zod/mini";
import { NewQuoteRequest } from "../../quotes/new-quote-request.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { IdempotencyKey } from "../idempotency-key.ts";

/** Only of a service whose seller asks for such requests: of another one it is answered with 409 `notByQuote`. */
export const requestQuote = defineCall({
  method: "POST",
  path: "/api/products/:id/quotes",
  access: "visitor",
  summary: "Request a quote of a service; the seller is told by mail or text message.",
  params: z.object({ id: Id }),
  headers: IdempotencyKey,
  body: NewQuoteRequest,
  response: z.object({ message: z.string() }),
  status: 201,
});
