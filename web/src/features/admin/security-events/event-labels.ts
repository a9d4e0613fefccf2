import {
  type SecurityEventFilter,
  type SecurityEventKind,
  securityEventGroups,
} from "@halkopiha/domain/admin/security-event.ts";
import type { BadgeVariant } from "../../../ui/feedback/Badge.tsx";

export const filterLabels: Readonly<Record<SecurityEventFilter, string>> = {
  all: "Kaikki tapahtumat",
  logins: "Kirjautumiset",
  failed: "Epäonnistuneet yritykset",
  denied: "Evätyt ja rajoitetut",
  credentials: "Tunnusten muutokset",
  exports: "Lataukset",
};

export const kindLabels: Readonly<Record<SecurityEventKind, string>> = {
  login: "Kirjautui sisään",
  logout: "Kirjautui ulos",
  loginFailed: "Kirjautuminen epäonnistui",
  codeFailed: "Väärä koodi tai linkki",
  confirmationFailed: "Väärä nykyinen salasana",
  secondFactorAsked: "Salasana oikein, koodi pyydetty",
  secondFactorFailed: "Väärä tunnistautumiskoodi",
  denied: "Ei oikeutta",
  limited: "Liian monta yritystä",
  passwordChanged: "Salasana vaihdettu",
  passwordReset: "Unohtunut salasana vaihdettu",
  contactChanged: "Yhteystiedot vaihdettu",
  contactChangeUndone: "Yhteystietojen muutos peruttu",
  secondFactorEnabled: "Kaksivaiheinen tunnistautuminen käyttöön",
  secondFactorRemoved: "Kaksivaiheinen tunnistautuminen pois",
  secondFactorReset: "Kaksivaiheinen tunnistautuminen nollattu",
  recoveryCodeUsed: "Palautuskoodi käytetty",
  recoveryCodesRenewed: "Palautuskoodit vaihdettu",
  roleChanged: "Rooli vaihdettu",
  exportRequested: "Luettelo pyydetty",
  exportDownloaded: "Luettelo ladattu",
};

const isIn = (kinds: readonly SecurityEventKind[], kind: SecurityEventKind) => kinds.includes(kind);

/** The colour of a kind's badge. */
export function getKindVariant(kind: SecurityEventKind): BadgeVariant {
  const { failed, denied, credentials } = securityEventGroups;
  if (isIn(failed, kind) || isIn(denied, kind)) return "warning";
  return isIn(credentials, kind) ? "accent" : "neutral";
}
