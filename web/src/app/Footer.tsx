import { Link } from "react-router";
import styles from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { paths } from "./paths.ts";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.company}>
          <p className={styles.name}>
            <Logo />
            Halkopiha
          </p>
          <p>Polttopuut, puutuotteet ja metsäpalvelut suoraan tekijältä.</p>
        </div>
        <nav aria-label="Alatunniste">
          <ul className={styles.links}>
            <li>
              <Link to={paths.front}>Etusivu</Link>
            </li>
            <li>
              <Link to={paths.search}>Haku</Link>
            </li>
            <li>
              <Link to={paths.cart}>Ostoskori</Link>
            </li>
            <li>
              <Link to={paths.login}>Myyjän kirjautuminen</Link>
            </li>
          </ul>
        </nav>
        <p className={styles.credit}>
          Paikkojen sijainnit: <a href="https://www.geonames.org/">GeoNames (CC BY 4.0)</a>
        </p>
      </div>
    </footer>
  );
}
