import * as z from "zod/mini";

const Code = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/));

/** Common properties of the errors of nodemailer, `fetch` and the network. */
const Coded = z.object({
  code: z.optional(z.unknown()),
  responseCode: z.optional(z.int()),
  command: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  cause: z.optional(z.unknown()),
});

/**
 * A short error code such as `EENVELOPE 550`. It is stored with the message instead of the error's own text, which may contain the address.
 */
export function getErrorCode(error: unknown): string {
  const { code, responseCode, command, name, cause } = Coded.safeParse(error).data ?? {};
  // Nodemailer has one code for the sender that the server does not accept and for the recipient.
  const validCode = command === "MAIL FROM" ? "ESENDER" : Code.safeParse(code).data;
  if (validCode) return responseCode === undefined ? validCode : `${validCode} ${responseCode}`;
  // `fetch` wraps network errors in `cause`.
  return cause ? getErrorCode(cause) : (Code.safeParse(name).data ?? "UNKNOWN");
}
