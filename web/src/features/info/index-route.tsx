import { Link } from "react-router-dom";
import { paths, searchPath } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import styles from "./InfoIndexPage.module.css";
import { infoPages } from "./info-pages.ts";

function Introduction() {
  return (
    <section className={styles.text}>
      <h2>Mistä aloittaa</h2>
      <p>
        Aloita mittayksiköistä, jos olet ostamassa puita ensimmäistä kertaa. Sama kasa on irtokuutioina aivan
        eri luku kuin pinokuutioina, ja hintoja voi verrata vasta, kun mitta on sama. Puulajin valinta on
        sitten jo helpompaa: koivusta saa eniten lämpöä kuutiota kohti, mutta kuusi, mänty ja leppä
        lämmittävät nekin, kunhan puu on kuivaa.
      </p>
      <p>
        Kuivuus ratkaisee enemmän kuin laji. Märkä puu kuluttaa lämpönsä oman vetensä haihduttamiseen,
        savuttaa ja nokeaa hormin. Siksi kerromme tarkasti, miten puut kuivataan, miten kuivuuden voi todeta
        kotona ja millainen on hyvä liiteri. Tulisijan lämmityksestä kertova sivu neuvoo, paljonko puuta
        kannattaa polttaa kerralla ja milloin pellin saa sulkea.
      </p>
      <p>
        Lopuksi lasketaan rahaa. Energiavertailussa puun hintaa verrataan sähköön, öljyyn, pellettiin ja
        kaukolämpöön. Energialaskuriin voit syöttää oman kuormasi hinnan ja tulisijasi hyötysuhteen, ja
        laskuri kertoo heti, mitä lämpö sinulle maksaa. Laskuri toimii myös ilman verkkoyhteyttä.
      </p>
    </section>
  );
}

function FirstSteps() {
  return (
    <section className={styles.text}>
      <h2>Kolme neuvoa ensimmäiseen puukauppaan</h2>
      <ol>
        <li>
          <strong>Kysy aina mitta.</strong> Varmista, onko hinta irto- vai pinokuutiolle ja minkä pituista puu
          on. Oman tulisijasi pesän syvyys kertoo, mikä pituus sinulle sopii.
        </li>
        <li>
          <strong>Kysy kuivuus.</strong> Kuiva puu on valmista poltettavaksi heti. Tuore puu on halvempaa,
          mutta se on kuivattava itse ennen käyttöä, ja siihen kuluu ainakin yksi kesä.
        </li>
        <li>
          <strong>Sovi tuonnista ajoissa.</strong> Kerro myyjälle, mihin auto mahtuu ja mihin kuorman saa
          kipata. Syksyn ruuhkassa odotat pitempään kuin keväällä.
        </li>
      </ol>
      <p>
        Myyntiin tulevalle puulle on myös yhteiset <Link to={paths.quality}>laatuvaatimukset</Link>. Jos jokin
        jää epäselväksi, <Link to={paths.contact}>kirjoita asiakaspalveluun</Link>, niin autamme.
      </p>
      <p>
        <Link to={searchPath({})} className={buttonClass("accent", "large")}>
          Hae polttopuita
        </Link>
      </p>
    </section>
  );
}

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead
        title="Polttopuuinfo"
        description="Tietoa polttopuusta: mitat, puulajit, kuivaus, tulisijan lämmitys, energian hinta ja energialaskuri."
        path={paths.info}
      />
      <h1 tabIndex={-1}>Polttopuuinfo</h1>
      <p className={styles.lead}>
        Hyvä polttopuu on kuivaa, oikean mittaista ja reilusti mitattua. Tänne on koottu se, mitä puun
        ostajan, myyjän ja polttajan on hyvä tietää. Lue kaikki järjestyksessä tai poimi se, mitä juuri nyt
        tarvitset.
      </p>
      <ul className={styles.cards}>
        {infoPages.map(({ path, title, summary }) => (
          <li key={path}>
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      <Introduction />
      <FirstSteps />
    </div>
  );
}
