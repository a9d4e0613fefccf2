import { undoContactChange } from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { LinkPage } from "./LinkPage.tsx";

/** Undoes a change of contact details with the link that was sent to the old address. */
export function Component() {
  return (
    <LinkPage
      title="Peru yhteystietojen muutos"
      link={mailedLinks.undoContactChange}
      call={undoContactChange}
      button="Peru muutos"
      action="Muutoksen peruminen"
      next={paths.recovery}
    >
      <p>
        Tilisi sähköpostiosoite tai puhelinnumero on vaihdettu. Jos et vaihtanut sitä itse, palauta entiset
        yhteystiedot.
      </p>
      <p>
        Kaikki kirjautumiset päättyvät ja vanha salasana lakkaa toimimasta. Valitset sen jälkeen uuden
        salasanan.
      </p>
    </LinkPage>
  );
}
