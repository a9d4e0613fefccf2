import { confirmContactChange } from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { LinkPage } from "./LinkPage.tsx";

/** Confirms new contact details with the link that was sent to the present address. */
export function Component() {
  return (
    <LinkPage
      title="Vahvista uudet yhteystiedot"
      link={mailedLinks.confirmContactChange}
      call={confirmContactChange}
      button="Vahvista muutos"
      action="Muutoksen vahvistaminen"
      next={paths.front}
    >
      <p>
        Tilillesi annettiin uusi sähköpostiosoite tai puhelinnumero. Entiset ovat käytössä, kunnes vahvistat
        muutoksen.
      </p>
      <p>Jos et muuttanut tietojasi itse, älä vahvista muutosta vaan vaihda salasanasi.</p>
    </LinkPage>
  );
}
