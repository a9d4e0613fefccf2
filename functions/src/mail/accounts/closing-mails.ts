import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { appUrl } from "../../config.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

/** Tells customer service that a seller asks for their account to be closed; the panel has the reason. */
export const closingRequested = (to: string, user: User): Mail => ({
  to,
  subject: `Tilin sulkemispyyntö: ${user.username}`,
  ...renderBodies([
    ["Hei!", `Myyjä ${displayName(user)} (${user.username}) pyytää, että hänen tilinsä suljetaan.`],
    ["Pyyntö ja sen mahdollinen syy ovat hallintapaneelin etusivulla, jossa se myös ratkaistaan."],
    { link: "Avaa sulkemispyynnöt", url: `${appUrl.value()}/admin/#sulkemispyynnot` },
  ]),
});

/** Tells a seller whether their account is closed as they asked. */
export function closingDecided(user: User, to: string, approved: boolean): Mail {
  const service = toServiceLink();
  const greeting = `Hei ${displayName(user)}!`;
  return {
    to,
    subject: approved ? "Halkopiha-tilisi on suljettu" : "Tiliäsi ei suljettu",
    ...renderBodies(
      approved
        ? [
            [greeting, "Tilisi on suljettu, kuten pyysit."],
            [
              "Ilmoituksesi ovat tallessa, mutta ne eivät näy ostajille. Avoimet tilauksesi voit toimittaa loppuun tavalliseen tapaan.",
            ],
            ["Kiitos ajastasi Halkopihassa! Jos haluat joskus palata, ota yhteyttä asiakaspalveluun."],
            service,
          ]
        : [
            [
              greeting,
              "Pyysit tilisi sulkemista, mutta sitä ei suljettu. Tilisi on käytössä kuten ennenkin.",
            ],
            ["Jos sinulla on kysyttävää, ota yhteyttä asiakaspalveluumme."],
            service,
          ],
    ),
  };
}
