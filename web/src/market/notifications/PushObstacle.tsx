import type { PushAbility } from "../../lib/notifications/browser-push.ts";

/** Why this browser shows no notifications, and what its user can do about it. */
export function PushObstacle({ ability }: { ability: Exclude<PushAbility, "ready"> }) {
  switch (ability) {
    case "denied":
      return (
        <p>
          Ilmoitukset on estetty selaimessasi. Salli ne sivuston asetuksista: paina osoiterivin alussa olevaa
          kuvaketta, salli ilmoitukset ja lataa sivu uudelleen.
        </p>
      );
    case "notInstalled":
      return (
        <p>
          Lisää Halkopiha ensin Koti-valikkoon: paina selaimen Jaa-painiketta ja valitse Lisää Koti-valikkoon.
          Avaa sitten Halkopiha Koti-valikosta, niin voit ottaa ilmoitukset käyttöön.
        </p>
      );
    case "unsupported":
      return <p>Tämä selain ei näytä ilmoituksia. Kokeile toista selainta.</p>;
    default:
      return ability satisfies never;
  }
}
