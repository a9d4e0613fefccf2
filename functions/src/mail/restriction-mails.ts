import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { type DirectRestriction, defaultReasons } from "@halkopiha/domain/reports/statement.ts";
import { renderBodies } from "./rendering/render-bodies.ts";
import { buildServiceUrl, toServiceLink } from "./service-link.ts";
import { toServiceAppeal, toStatementBlocks } from "./statement-blocks.ts";

/** What an admin restricts without a report. */
export interface DirectRestrictionDetails {
  restriction: DirectRestriction;
  /** The title of a listing; null for an account. */
  title: string | null;
  /** Null where the admin has written none. */
  reason: string | null;
}

const subjects = {
  listingDeleted: "Ilmoituksesi on poistettu",
  imageRemoved: "Ilmoituksesi kuva on poistettu",
  accountClosed: "Halkopiha-tilisi on suljettu",
  accountDeleted: "Halkopiha-tilisi on poistettu",
} as const satisfies Record<DirectRestriction, string>;

/** The statement of reasons to a seller whose listing, picture or account an admin has restricted (Digital Services Act art. 17). */
export const restrictionToSeller = (
  seller: User,
  to: string,
  { restriction, title, reason }: DirectRestrictionDetails,
): Mail => ({
  to,
  subject: subjects[restriction],
  ...renderBodies([
    [
      `Hei ${displayName(seller)}!`,
      title === null ? `${subjects[restriction]}.` : `${subjects[restriction]}: ”${title}”.`,
    ],
    ...toStatementBlocks({
      restriction,
      source: "ownInitiative",
      reason: reason ?? defaultReasons[restriction],
      grounds: null,
    }),
    toServiceAppeal(),
    toServiceLink(),
  ]),
});

/** The same as a text message, which has no room for the reason. */
export const restrictionMessage = ({ restriction }: DirectRestrictionDetails): string => {
  const subject = subjects[restriction];
  const start = subject.startsWith("H") ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
  return `${start}. Kysy perustelut tai valita: ${buildServiceUrl()}`;
};
