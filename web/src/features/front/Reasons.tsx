import { dryBelowPercent, minSplitPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Reasons.module.css";

/** Why to buy here: what the terms promise to every buyer. §1, §4, §5 */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      <li>
        <Icon name="euro" />
        <h3>Tilaat ilman tiliä, maksat myyjälle</h3>
        <p>
          Tilaamiseen ei tarvita tunnusta eikä salasanaa. Maksat suoraan myyjälle, eikä Halkopiha peri sinulta
          palvelumaksua. <Link to={paths.salesTerms}>Myyntiehdot</Link>
        </p>
      </li>
      <li>
        <Icon name="person" />
        <h3>Ylläpito hyväksyy jokaisen myyjän</h3>
        <p>
          Yritys ilmoittaa Y-tunnuksensa ja yksityinen myyjä henkilötunnuksensa. Ilmoitukset tulevat näkyviin
          vasta, kun ylläpito on avannut tilin. <Link to={paths.terms}>Käyttöehdot</Link>
        </p>
      </li>
      <li>
        <Icon name="wood" />
        <h3>Laatu ja mitat ovat kaikille samat</h3>
        <p>
          Kuivan puun kosteus on alle {dryBelowPercent}&nbsp;%, ja klapeista vähintään {minSplitPercent}
          &nbsp;% on halkaistu. <Link to={paths.quality}>Laatuvaatimukset</Link> ja{" "}
          <Link to={paths.measures}>mittayksiköt</Link> on kirjattu kaikille samoiksi.
        </p>
      </li>
    </ul>
  );
}
