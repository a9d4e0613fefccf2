import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { toMailHref, toTelHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import { Logo } from "../../ui/layout/Logo.tsx";
import { useNear } from "../../ui/layout/use-near.ts";
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
      [paths.withdrawal, "Peruuttamisoikeus"],
      [paths.quality, "Laatuvaatimukset"],
    ],
  },
  {
    title: "Näin toimimme",
    links: [
      [paths.sortRules, "Näin järjestämme tulokset"],
      [paths.reviewRules, "Näin arvostelut varmistetaan"],
      [paths.contactPoints, "Yhteyspisteet ja ilmoittaminen"],
      [paths.privacy, "Tietosuoja"],
      [paths.accessibility, "Saavutettavuus"],
    ],
  },
] as const;

function Brand() {
  return (
    <div className={styles.brand}>
      <p className={styles.name}>
        <Logo />
        Halkopiha
      </p>
      <p>Polttopuut, puutuotteet ja metsäpalvelut suoraan tekijältä.</p>
    </div>
  );
}

/** Whether the page is idle and the visitor near its end: the details are requested then, unless they came with the page. */
function useIsWanted(element: RefObject<Element | null>): boolean {
  const isNear = useNear(element);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isNear) void whenIdle(() => setWanted(true));
  }, [isNear]);
  return isWanted;
}

/** Who runs the market; nothing until root has entered it. After the links, so that nothing moves when it is loaded. */
function Company() {
  const container = useRef<HTMLDivElement>(null);
  const operator = useOperator(useIsWanted(container));
  return (
    <div ref={container} className={styles.company}>
      {operator && (
        <>
          <p>
            {operator.name}, Y-tunnus {operator.ytunnus}
            <br />
            {operator.street}, {operator.zip} {operator.place}
          </p>
          <p>
            <a href={toMailHref(operator.email)}>{operator.email}</a>
          </p>
          {operator.phone && (
            <p>
              <a href={toTelHref(operator.phone)}>{operator.phone}</a>
            </p>
          )}
          {operator.hours && <p>Vastaamme {operator.hours}.</p>}
          {operator.links.map(({ label, url }) => (
            <p key={url}>
              <a href={url}>{label}</a>
            </p>
          ))}
        </>
      )}
    </div>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Brand />
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
        <Company />
        <p className={styles.credit}>
          Paikkojen sijainnit: <a href="https://www.geonames.org/">GeoNames (CC BY 4.0)</a>
        </p>
      </div>
    </footer>
  );
}
