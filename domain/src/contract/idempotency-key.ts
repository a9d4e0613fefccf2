import * as z from "zod/mini";

/** A repeated request with the same key gets a response without repeating its effect. */
export const IdempotencyKey = z.object({
  "idempotency-key": z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});
