import * as z from "zod/mini";
import { call } from "../call.ts";

// Apart from contact-change.ts: its schemas judge the world's phone numbers, which the page of the link need not load.

/** For whoever reads the old address: it is told of the change with a link that holds the code. */
export const undoContactChange = call({
  method: "POST",
  path: "/api/users/contactchange/undo",
  access: "visitor",
  summary: "Restore the e-mail address and phone number from before a change; ends every session.",
  body: z.object({
    code: z.string().check(z.regex(/^[\w-]{22}$/, "Linkki on virheellinen tai vanhentunut.")),
  }),
  answer: z.object({ message: z.string() }),
});
