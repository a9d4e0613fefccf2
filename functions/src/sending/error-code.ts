import * as z from "zod/mini";

const Code = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/));

/** What errors of nodemailer, `fetch` and the network have in common. */
const Coded = z.object({
  code: z.optional(z.unknown()),
  responseCode: z.optional(z.int()),
  name: z.optional(z.unknown()),
  cause: z.optional(z.unknown()),
});

/**
 * Why a message could not be sent, in a word or two such as `EENVELOPE 550`: codes only, since an error's own words may hold
 * the address, and admins read what is stored.
 */
export function getErrorCode(error: unknown): string {
  const { code, responseCode, name, cause } = Coded.safeParse(error).data ?? {};
  const validCode = Code.safeParse(code).data;
  if (validCode) return responseCode === undefined ? validCode : `${validCode} ${responseCode}`;
  // `fetch` tells the network's fault in its cause.
  return cause ? getErrorCode(cause) : (Code.safeParse(name).data ?? "UNKNOWN");
}
