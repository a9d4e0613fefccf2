import * as z from "zod/mini";
import { LinkCode } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

// Separate from contact-change.ts: its schemas import the phone number metadata, which the pages of mailed links do not need.

const body = z.object({ code: LinkCode });
const response = z.object({ message: z.string() });

/** Called with the code from the link that the present address is mailed when other contact details are asked for without the password. */
export const confirmContactChange = defineCall({
  method: "POST",
  path: "/api/users/contactchange/confirm",
  access: "visitor",
  summary:
    "Use the phone number that waits for this confirmation; a new e-mail address then waits for its pincode.",
  body,
  response,
});

/** Called with the code from the link that is mailed to the old address. */
export const undoContactChange = defineCall({
  method: "POST",
  path: "/api/users/contactchange/undo",
  access: "visitor",
  summary: "Restore the e-mail address and phone number from before a change; ends every session.",
  body,
  response,
});
