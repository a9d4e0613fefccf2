import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { renderBodies } from "./render-bodies.ts";

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
