import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { serverCallTimeout } from "@halkopiha/domain/contract/timeouts.ts";
import { defineBoolean, defineInt, defineSecret, defineString } from "firebase-functions/params";
import manifest from "../package.json" with { type: "json" };

export const region = "europe-north1";

/**
 * Region of the scheduled jobs: a deployment creates their Cloud Scheduler jobs in the same region, and Cloud Scheduler was long
 * unavailable in Finland.
 */
export const schedulerRegion = "europe-west1";

// Each key has one purpose. A secret holds its versions, the newest first, then the one before, separated by a comma: all are read, and the
// newest is written. `docs/security/keys.md` says how each is rotated.

/** Keys of the visitor cookie's signature: 32 random bytes or more. */
export const sessionSecret = defineSecret("SESSION_SECRET");

/** Keys from which pincodes are derived: 32 random bytes or more. */
export const pincodeKeys = defineSecret("PINCODE_KEYS");

/** Keys that sign the links which end alerts: 32 random bytes or more. */
export const alertKeys = defineSecret("ALERT_KEYS");

/** Keys from which the codes of orders' pages are derived: 32 random bytes or more. */
export const orderKeys = defineSecret("ORDER_KEYS");

/** Keys from which the pseudonyms of networks in security events are derived: 32 random bytes or more. */
export const eventKeys = defineSecret("EVENT_KEYS");

/** Keys from which the passwords that Firebase Auth stores are derived. Without them nobody can log in. */
export const loginKeys = defineSecret("LOGIN_KEYS");

/** Keys that encrypt personal identity codes: 32 random bytes in base64. Without them the codes cannot be decrypted. */
export const personalIdKey = defineSecret("PERSONAL_ID_KEY");

/** Keys that encrypt the secrets of authenticator apps: 32 random bytes in base64. Without them nobody with a second factor can log in. */
export const secondFactorKey = defineSecret("SECOND_FACTOR_KEY");

/** The project's public web API key; the Auth REST API requires it for checking passwords. */
export const webApiKey = defineString("WEB_API_KEY", {
  default: "local",
  description: "The web API key of the Firebase project (Project settings → General).",
});

/** Origin of the app; links in mails and the addresses in the sitemap start with it. */
export const appUrl = defineString("APP_URL", {
  default: "http://127.0.0.1:5000",
  description: "The address of the app, such as https://halkopiha.fi, without a slash at the end.",
});

/** SMTP URL, including the password; `sending/secure-urls.ts` demands TLS. Without it mails are not sent and get the state `kept`. */
export const smtpUrl = defineSecret("SMTP_URL", {
  description:
    "The mail server, such as smtps://user:password@host:465, with special characters percent-encoded and nothing behind the port; none when there is no mail server.",
});

/** Sender of mails; its name is used until root has entered another one. */
export const mailFrom = defineString("MAIL_FROM", {
  description:
    "The sender of mails: a name and, in angle brackets, an address that SMTP_URL may send from, such as Halkopiha <posti@halkopiha.example>.",
});

/** Whether the process runs with the emulators, where mail servers and gateways of tests have no certificates. */
export const isLocal = () => Boolean(process.env["FIRESTORE_EMULATOR_HOST"]);

/** URL template of the SMS gateway. Without it text messages are not sent and get the state `kept`. */
export const smsUrl = defineString("SMS_URL", {
  default: "",
  input: {
    text: { validationRegex: "^$|^https://", validationErrorMessage: "The address begins with https://." },
  },
  description:
    "The SMS gateway's address with {to} and {text} in it, such as https://gateway.example/send?to={to}&text={text}; empty when there is no gateway.",
});

/** API key of the SMS gateway; sent as a bearer token. */
export const smsKey = defineSecret("SMS_KEY", {
  description: "The SMS gateway's key; none when it asks for none.",
});

/** The public key with which browsers subscribe to notifications (VAPID, RFC 8292). Without it nobody is asked, and none is queued. */
export const vapidPublicKey = defineString("VAPID_PUBLIC_KEY", {
  default: "",
  description: "The public key of notifications, made by npm run vapid-keys; empty when there are none.",
});

/** Whether notifications are sent. */
export const isPushConfigured = (): boolean => vapidPublicKey.value() !== "";

/** The private key that belongs to `VAPID_PUBLIC_KEY`: it signs what is sent to push services. */
export const vapidPrivateKey = defineSecret("VAPID_PRIVATE_KEY", {
  description: "The private key of notifications, made by npm run vapid-keys; none when there are none.",
});

/** Recipient of alarm mails. Without it alarms are only logged. */
export const alarmTo = defineString("ALARM_TO", {
  default: "",
  description: "The e-mail address that alarms are sent to; empty when the log is enough.",
});

/** Whether the API accepts calls that write only with our app's App Check token. */
export const appCheck = defineBoolean("APP_CHECK", {
  default: false,
  description:
    "Whether calls that write must come from the app, attested by App Check; needs APP_CHECK_SITE_KEY.",
});

/** The site key of reCAPTCHA Enterprise with which the app is attested. Public. */
export const appCheckSiteKey = defineString("APP_CHECK_SITE_KEY", {
  default: "",
  description:
    "The site key of reCAPTCHA Enterprise that App Check attests the app with; empty without App Check.",
});

/** Whether admins have their rights without a second factor. Unset means that they need one. */
export const passwordOnlyAdmins = defineBoolean("PASSWORD_ONLY_ADMINS", {
  default: false,
  description: "Whether admins may log in with a password alone: only where there is nothing to protect.",
});

/** The value of a secret; null when it is `none` or empty. */
export function readSecret(secret: Pick<typeof smtpUrl, "value">): string | null {
  const value = secret.value().trim();
  return value === "" || value === "none" ? null : value;
}

/** The versions of a key, the newest first: all are read, and the newest is written. */
export function readKeys(secret: Pick<typeof smtpUrl, "value">): readonly [string, ...string[]] {
  const [newest = "", ...older] = secret
    .value()
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  if (newest === "") throw new Error("A key is missing.");
  return [newest, ...older];
}

/** Networks, besides the CDN of Hosting, whose X-Forwarded-For header is trusted. */
export const trustedProxies = defineString("TRUSTED_PROXIES", {
  default: "",
  description:
    "Networks of proxies of your own between visitors and the function, such as 203.0.113.0/24, separated by commas; empty when there is none but Firebase Hosting.",
});

/** Seconds after which a visitor's call is rejected. Health and pages have a part of them: `functions/src/http/timeout.ts`. */
export const callTimeoutSeconds = defineInt("CALL_TIMEOUT_SECONDS", { default: serverCallTimeout / 1000 });

/**
 * Rate limits: logins per 15 minutes, text messages, codes of second factors and mailed codes of one account (the ceiling) per day, the others per hour. An account
 * is counted together with the address, so that a stranger cannot use up its owner's attempts; over all addresses only up to a ceiling, above
 * which a login needs a proof.
 */
export const limits = {
  loginPerAccount: defineInt("LOGIN_LIMIT_PER_ACCOUNT", { default: 10 }),
  loginPerAddress: defineInt("LOGIN_LIMIT_PER_ADDRESS", { default: 100 }),
  loginCeiling: defineInt("LOGIN_CEILING_PER_ACCOUNT", { default: 100 }),
  secondFactorPerAccount: defineInt("SECOND_FACTOR_LIMIT_PER_ACCOUNT", { default: 20 }),
  registerPerAddress: defineInt("REGISTER_LIMIT_PER_ADDRESS", { default: 10 }),
  pincodePerAccount: defineInt("PINCODE_LIMIT_PER_ACCOUNT", { default: 5 }),
  pincodePerVisitor: defineInt("PINCODE_LIMIT_PER_VISITOR", { default: 10 }),
  pincodePerAddress: defineInt("PINCODE_LIMIT_PER_ADDRESS", { default: 30 }),
  pincodeCeiling: defineInt("PINCODE_CEILING_PER_ACCOUNT", { default: 20 }),
  pincodeTriesPerVisitor: defineInt("PINCODE_TRIES_PER_VISITOR", { default: 20 }),
  pincodeTriesPerAddress: defineInt("PINCODE_TRIES_PER_ADDRESS", { default: 60 }),
  contactPerVisitor: defineInt("CONTACT_LIMIT_PER_VISITOR", { default: 10 }),
  contactPerAddress: defineInt("CONTACT_LIMIT_PER_ADDRESS", { default: 30 }),
  alertPerVisitor: defineInt("ALERT_LIMIT_PER_VISITOR", { default: 10 }),
  alertPerAddress: defineInt("ALERT_LIMIT_PER_ADDRESS", { default: 30 }),
  quotePerVisitor: defineInt("QUOTE_LIMIT_PER_VISITOR", { default: 10 }),
  quotePerAddress: defineInt("QUOTE_LIMIT_PER_ADDRESS", { default: 30 }),
  reportPerVisitor: defineInt("REPORT_LIMIT_PER_VISITOR", { default: 10 }),
  reportPerAddress: defineInt("REPORT_LIMIT_PER_ADDRESS", { default: 30 }),
  smsPerDay: defineInt("SMS_LIMIT_PER_DAY", { default: 200 }),
  smsPerUser: defineInt("SMS_LIMIT_PER_USER", { default: 20 }),
  orderPerVisitor: defineInt("ORDER_LIMIT_PER_VISITOR", { default: 30 }),
  orderPerAddress: defineInt("ORDER_LIMIT_PER_ADDRESS", { default: 300 }),
  orderLinesPerNewBuyer: defineInt("ORDER_LINES_PER_NEW_BUYER", { default: 15 }),
  orderEurosPerNewBuyer: defineInt("ORDER_EUROS_PER_NEW_BUYER", { default: 20_000 }),
  orderLinesPerBuyer: defineInt("ORDER_LINES_PER_BUYER", { default: 100 }),
  orderEurosPerBuyer: defineInt("ORDER_EUROS_PER_BUYER", { default: 1_000_000 }),
  orderLinesPerAddress: defineInt("ORDER_LINES_PER_ADDRESS", { default: 150 }),
  orderEurosPerAddress: defineInt("ORDER_EUROS_PER_ADDRESS", { default: 1_000_000 }),
  orderPerRecipient: defineInt("ORDER_LIMIT_PER_RECIPIENT", { default: 30 }),
};

/** Maximum number of new visitors per network address and hour: many phones share the address of their operator. */
export const newVisitorsPerAddress = defineInt("NEW_VISITOR_LIMIT_PER_ADDRESS", { default: 600 });

export const { version } = manifest;

/** The commit that was deployed, which the build inserts; `local` in a build without one. */
export const release = process.env["RELEASE"] ?? "local";

export const day = 24 * 60 * 60 * 1000;

/** Lifetime of a visitor's cookie, cart and favourites after the last visit, in milliseconds. */
export const visitorLifetime = toRetentionMs(retention.visitor);
