import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { type IdentityRequest, identityName } from "@halkopiha/domain/identity/identity-request.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

/** Informs a seller of the decision on their request for another name, Y-tunnus or kind of seller. */
export function identityDecided(user: User, to: string, request: IdentityRequest, approved: boolean): Mail {
  const asked = [identityName(request), request.ytunnus ? `Y-tunnus ${request.ytunnus}` : null]
    .filter((part) => part !== null)
    .join(", ");
  return {
    to,
    subject: approved ? "Tietojesi muutos on hyväksytty" : "Tietojesi muutosta ei hyväksytty",
    ...renderBodies([
      [
        `Hei ${displayName(user)}!`,
        approved
          ? `Pyytämäsi muutos on hyväksytty. Ostajat näkevät tietosi nyt näin: ${asked}.`
          : `Pyytämääsi muutosta (${asked}) ei hyväksytty. Tietosi pysyvät ennallaan.`,
      ],
      ...(approved ? [] : [["Jos sinulla on kysyttävää, ota yhteyttä asiakaspalveluumme."], toServiceLink()]),
    ]),
  };
}
