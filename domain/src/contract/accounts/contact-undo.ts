import * as z from "zod/mini";
import { defineCall } from "../call.ts";

// Separate from contact-change.ts: its schemas import the phone number metadata, which the undo page does not need.

/** Called with the code from the link that is mailed to the old address. */
export const undoContactChange = defineCall({
  method: "POST",
  path: "/api/users/contactchange/undo",
  access: "visitor",
  summary: "Restore the e-mail address and phone number from before a change; ends every session.",
  body: z.object({
    code: z.string().check(z.regex(/^[\w-]{22}$/, "Linkki on virheellinen tai vanhentunut.")),
  }),
  response: z.object({ message: z.string() }),
});
