import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { defineBoolean, defineInt, defineSecret, defineString } from "firebase-functions/params";
import manifest from "../package.json" with { type: "json" };

export const region = "europe-north1";

/** Where jobs run: a deployment makes their clock in their own region, and Cloud Scheduler was long not to be had in Finland. */
export const schedulerRegion = "europe-west1";

/** Key of the visitor cookie's signature: 32 random bytes or more. */
export const sessionSecret = defineSecret("SESSION_SECRET");

/** Key that seals personal identity codes: 32 random bytes in base64. Whoever loses it loses the codes. */
export const personalIdKey = defineSecret("PERSONAL_ID_KEY");

/** The project's public web API key; the Auth REST API asks for it when a password is checked. */
export const webApiKey = defineString("WEB_API_KEY", {
  default: "local",
  description: "The web API key of the Firebase project (Project settings → General).",
});

/** Where people find the app; links in mails begin with it. */
export const appUrl = defineString("APP_URL", {
  default: "http://127.0.0.1:5000",
  description: "The address of the app, such as https://halkopiha.fi, without a slash at the end.",
});

/** Where mails are handed over; holds the password. Without it mails are kept unsent. */
export const smtpUrl = defineSecret("SMTP_URL", {
  description:
    "The mail server, such as smtps://user:password@host:465, with special characters percent-encoded; none when there is no mail server.",
});

/** Whom mails come from. */
export const mailFrom = defineString("MAIL_FROM", {
  default: "Halkopiha <asiakaspalvelu@halkopiha.fi>",
  description: "The sender of mails: a name and, in angle brackets, an address that SMTP_URL may send from.",
});

/** Where text messages are handed over. Without it they are kept unsent. */
export const smsUrl = defineString("SMS_URL", {
  default: "",
  description:
    "The SMS gateway's address with {to} and {text} in it, such as https://gateway.example/send?to={to}&text={text}; empty when there is no gateway.",
});

/** What the SMS gateway knows us by; sent as a bearer token. */
export const smsKey = defineSecret("SMS_KEY", {
  description: "The SMS gateway's key; none when it asks for none.",
});

/** Whom alarms are mailed to. Without it they are in the log alone. */
export const alarmTo = defineString("ALARM_TO", {
  default: "",
  description: "The e-mail address that alarms are sent to; empty when the log is enough.",
});

/** Whether the API answers only our own app, as App Check attests it. */
export const appCheck = defineBoolean("APP_CHECK", {
  default: false,
  description:
    "Whether every call must come from the app, attested by App Check (set up App Check in the app first).",
});

/** The value of a secret; null when it is `none` or empty. */
export function readSecret(secret: Pick<typeof smtpUrl, "value">): string | null {
  const value = secret.value().trim();
  return value === "" || value === "none" ? null : value;
}

/** Networks, beside the CDN of Hosting, whose X-Forwarded-For is believed. */
export const trustedProxies = defineString("TRUSTED_PROXIES", {
  default: "",
  description:
    "Networks of proxies of your own between visitors and the function, such as 203.0.113.0/24, separated by commas; empty when there is none but Firebase Hosting.",
});

/**
 * How often things may be tried: logging in per 15 minutes, text messages per day, the others per hour. An account is counted
 * together with the address (a stranger cannot use up its owner's tries), and over all addresses only up to a ceiling behind which
 * a proof is asked for.
 */
export const limits = {
  loginPerAccount: defineInt("LOGIN_LIMIT_PER_ACCOUNT", { default: 10 }),
  loginPerAddress: defineInt("LOGIN_LIMIT_PER_ADDRESS", { default: 100 }),
  loginCeiling: defineInt("LOGIN_CEILING_PER_ACCOUNT", { default: 100 }),
  registerPerAddress: defineInt("REGISTER_LIMIT_PER_ADDRESS", { default: 10 }),
  pincodePerAccount: defineInt("PINCODE_LIMIT_PER_ACCOUNT", { default: 5 }),
  pincodePerVisitor: defineInt("PINCODE_LIMIT_PER_VISITOR", { default: 10 }),
  pincodePerAddress: defineInt("PINCODE_LIMIT_PER_ADDRESS", { default: 30 }),
  pincodeCeiling: defineInt("PINCODE_CEILING_PER_ACCOUNT", { default: 20 }),
  pincodeTriesPerVisitor: defineInt("PINCODE_TRIES_PER_VISITOR", { default: 20 }),
  pincodeTriesPerAddress: defineInt("PINCODE_TRIES_PER_ADDRESS", { default: 60 }),
  contactPerVisitor: defineInt("CONTACT_LIMIT_PER_VISITOR", { default: 10 }),
  contactPerAddress: defineInt("CONTACT_LIMIT_PER_ADDRESS", { default: 30 }),
  smsPerDay: defineInt("SMS_LIMIT_PER_DAY", { default: 200 }),
  orderPerVisitor: defineInt("ORDER_LIMIT_PER_VISITOR", { default: 30 }),
  orderPerAddress: defineInt("ORDER_LIMIT_PER_ADDRESS", { default: 300 }),
  orderPerRecipient: defineInt("ORDER_LIMIT_PER_RECIPIENT", { default: 30 }),
};

/** How many new visitors one address may bring in an hour: many phones share the address of their operator. */
export const newVisitorsPerAddress = defineInt("NEW_VISITOR_LIMIT_PER_ADDRESS", { default: 600 });

export const { version } = manifest;

export const day = 24 * 60 * 60 * 1000;

/** How long a login lasts, in milliseconds: the most that Firebase allows. */
export const loginLifetime = 14 * day;

/** How long a visitor's cookie, cart and favourites last without a visit, in milliseconds. */
export const visitorLifetime = toRetentionMs(retention.visitor);
