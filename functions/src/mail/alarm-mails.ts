import type { AddressChannel } from "@halkopiha/domain/messaging/listed-message.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { renderBodies } from "./rendering/render-bodies.ts";

/** Informs the operator that no more text messages are sent today. */
export function smsLimitReached(to: string, max: number): Mail {
  return {
    to,
    subject: "Halkopiha: päivän tekstiviestit on käytetty",
    ...renderBodies([
      [
        "Hälytys",
        `Vuorokauden ${max} tekstiviestiä on lähetetty, eikä uusia lähetetä, ennen kuin vuorokausi on kulunut.`,
      ],
      ["Tarkista lokista, onko kyse väärinkäytöstä. Rajaa voi muuttaa asetuksella SMS_LIMIT_PER_DAY."],
    ]),
  };
}

/** Informs the operator that for an hour nothing has been delivered. */
export function messagesNotDelivered(to: string, channel: AddressChannel): Mail {
  const what = channel === "mail" ? "sähköpostia" : "tekstiviestiä";
  const setting = channel === "mail" ? "SMTP_URL" : "SMS_URL";
  return {
    to,
    subject: "Halkopiha: viestit eivät lähde",
    ...renderBodies([
      ["Hälytys", `Tuntiin ei ole saatu lähetettyä yhtään ${what}, vaikka jonossa on lähetettävää.`],
      [
        `Tarkista palvelu ja asetus ${setting}. Viestit ja virheiden syyt ovat hallinnan sivulla Viestit, jolta epäonnistuneet voi lähettää uudelleen.`,
      ],
    ]),
  };
}
