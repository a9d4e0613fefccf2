import * as z from "zod/mini";

/** What has been done under a key is not done again: a call whose answer was lost is sent again with the key of its first time. */
export const IdempotencyKey = z.object({
  "idempotency-key": z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
});
