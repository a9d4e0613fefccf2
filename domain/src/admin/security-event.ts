import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** The kinds of security events, in the groups by which the panel lists them. */
export const securityEventGroups = {
  logins: ["login", "logout"],
  /** Attempts with a wrong password, code or mailed link, or with the right password alone where a second factor follows. */
  failed: ["loginFailed", "codeFailed", "confirmationFailed", "secondFactorAsked", "secondFactorFailed"],
  /** What the caller may not do, or not so often. */
  denied: ["denied", "limited"],
  credentials: [
    "passwordChanged",
    "passwordReset",
    "contactChanged",
    "contactChangeUndone",
    "secondFactorEnabled",
    "secondFactorRemoved",
    "secondFactorReset",
    "recoveryCodeUsed",
    "recoveryCodesRenewed",
    "roleChanged",
  ],
  exports: ["exportRequested", "exportDownloaded"],
} as const;
export type SecurityEventGroup = keyof typeof securityEventGroups;

export const SecurityEventFilter = z.enum(["all", "logins", "failed", "denied", "credentials", "exports"]);
export type SecurityEventFilter = z.infer<typeof SecurityEventFilter>;

const { logins, failed, denied, credentials, exports } = securityEventGroups;
export const securityEventKinds = [...logins, ...failed, ...denied, ...credentials, ...exports] as const;
export const SecurityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

/** The kinds that a rejected call may be. They are counted by the hour, the others are stored one by one. */
export type RejectionKind = (typeof failed)[number] | (typeof denied)[number];

/** The kinds of a group. */
export function listKinds(filter: SecurityEventFilter): readonly SecurityEventKind[] {
  return filter === "all" ? securityEventKinds : securityEventGroups[filter];
}

/** An account by its id; its user name is read when the event is shown, and is null when there is none any more. */
const AccountOfEvent = z.object({ _id: z.string(), username: z.nullable(z.string()) });

/** Who did what to which account, from where, and how often. It has no personal data beyond ids. */
export const SecurityEvent = z.object({
  _id: Id,
  kind: SecurityEventKind,
  /** The account concerned; null when it is not known. */
  user: z.nullable(AccountOfEvent),
  /** Who acted, if it was another account. */
  by: z.nullable(AccountOfEvent),
  /** Browser and system; null when no browser was involved. */
  device: z.nullable(z.string()),
  /** A pseudonym of the client's network: equal for events of the same network. */
  network: z.nullable(z.string()),
  /** Method and path of the API's call, without values: `POST /api/users/login`. */
  call: z.nullable(z.string()),
  count: z.int(),
  /** The time of the event, or the beginning of the hour in which several were counted. */
  createdAt: Instant,
  /** The time of the last one. */
  lastAt: Instant,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
