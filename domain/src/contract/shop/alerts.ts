import * as z from "zod/mini";
import { ConfirmCode, NewAlert, UnsubscribeCode } from "../../alerts/alert.ts";
import { defineCall } from "../call.ts";

const response = z.object({ message: z.string() });

/** The answer is the same whether or not the address has alerts, and whether or not a mail is sent. */
export const createAlert = defineCall({
  method: "POST",
  path: "/api/alerts",
  access: "visitor",
  summary: "Ask for mails about new listings of a search, or about a listing that is available again.",
  body: NewAlert,
  response,
  status: 201,
});

/** Called by the page of the mailed link once its button is pressed: programs that scan mails open links. */
export const confirmAlert = defineCall({
  method: "POST",
  path: "/api/alerts/confirm",
  access: "visitor",
  summary: "Confirm an alert with the token of the mailed link; confirming it again changes nothing.",
  body: z.object({ token: ConfirmCode }),
  response,
});

/**
 * What the page of a mailed link shows. Of an alert that is not confirmed yet the answer does not quote what was typed, which a stranger may
 * have done. No alerts are left once they have ended. POST, because the code is a secret.
 */
export const readAlerts = defineCall({
  method: "POST",
  path: "/api/alerts/read",
  safe: true,
  access: "visitor",
  summary: "What the alerts of a mailed link wait for.",
  body: z.object({ token: z.union([ConfirmCode, UnsubscribeCode]) }),
  response: z.object({
    alerts: z.array(z.object({ description: z.string(), isConfirmed: z.boolean() })),
    /** Ends these alerts; null when there are none. */
    unsubscribeToken: z.nullable(UnsubscribeCode),
  }),
});

/** Called by the page of the mailed link once its button is pressed. */
export const endAlerts = defineCall({
  method: "POST",
  path: "/api/alerts/end",
  access: "anyone",
  summary: "End alerts with the token of the mailed link in the body; ending them again changes nothing.",
  body: z.object({ token: UnsubscribeCode }),
  response,
});

/**
 * The address of `List-Unsubscribe` (RFC 8058), which mail programs call with `List-Unsubscribe=One-Click` as a form; any body is accepted.
 * The code is in the URL because the standard requires it; it can only end the alerts that it names. The app calls `endAlerts`.
 */
export const unsubscribe = defineCall({
  method: "POST",
  path: "/api/alerts/unsubscribe",
  access: "anyone",
  summary: "End alerts by one press in a mail program; ending them again changes nothing.",
  query: z.object({ t: UnsubscribeCode }),
  response,
});
