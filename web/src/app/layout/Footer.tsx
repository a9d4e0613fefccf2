import { company } from "@halkopiha/domain/reference-data/company.ts";
import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { Logo } from "../../ui/layout/Logo.tsx";
import styles from "./Footer.module.css";

const groups = [
  {
    title: "Kauppa",
    links: [
      [paths.search, "Haku"],
      [paths.listings, "Ilmoitukset"],
      [paths.cart, "Ostoskori"],
      [paths.placedOrders, "Omat tilaukset"],
      [paths.login, "Myyjän kirjautuminen"],
    ],
  },
  {
    title: "Polttopuuinfo",
    links: [
      [paths.measures, "Termit ja mittayksiköt"],
      [paths.properties, "Polttopuun ominaisuudet"],
      [paths.drying, "Kuivaus ja varastointi"],
      [paths.heating, "Tulisijan lämmitys"],
      [paths.comparison, "Energiavertailu"],
      [paths.calculator, "Energialaskuri"],
    ],
  },
  {
    title: "Ehdot ja apu",
    links: [
      [paths.contact, "Asiakaspalvelu"],
      [paths.terms, "Käyttöehdot"],
      [paths.salesTerms, "Myynti- ja toimitusehdot"],
      [paths.quality, "Laatuvaatimukset"],
    ],
  },
] as const;

function Company() {
  return (
    <div className={styles.company}>
      <p className={styles.name}>
        <Logo />
        {company.name}
      </p>
      <p>Polttopuut, puutuotteet ja metsäpalvelut suoraan tekijältä.</p>
      <p>
        <a href={toMailHref(company.email)}>{company.email}</a>
      </p>
      <p>Vastaamme {company.hours}.</p>
    </div>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Company />
        <nav aria-label="Alatunniste" className={styles.groups}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.links}>
                {links.map(([path, text]) => (
                  <li key={path}>
                    <Link to={path}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={styles.credit}>
          Paikkojen sijainnit: <a href="https://www.geonames.org/">GeoNames (CC BY 4.0)</a>
        </p>
      </div>
    </footer>
  );
}
