import { serviceQuantity } from "@halkopiha/domain/products/limits.ts";
import type { SampleProduct } from "../market.ts";
import type { Random } from "./random.ts";

type GeneratedFields = "id" | "seller" | "createdAt" | "discount";
type Other = Omit<Extract<SampleProduct, { category: "Muut_tuotteet" }>, GeneratedFields>;
type Work = Omit<Extract<SampleProduct, { category: "Palvelut" }>, GeneratedFields>;

const others: readonly Pick<Other, "name" | "unit" | "price" | "description" | "image" | "vat">[] = [
  {
    name: "Briketti",
    unit: "kpl",
    price: 590,
    vat: 2550,
    image: "briketti",
    description: "Kotimaisesta purusta puristettu briketti, 10 kg:n säkki. Tasainen ja pitkä palo.",
  },
  {
    name: "Hake",
    unit: "Irto-m3",
    price: 2450,
    vat: 2550,
    image: "hake",
    description: "Kuivaa rankahaketta kiinteistöjen lämmitykseen, palakoko alle 40 mm.",
  },
  {
    name: "Puupelletti",
    unit: "kpl",
    price: 620,
    vat: 2550,
    image: "pelletti",
    description: "8 mm:n pelletti 15 kg:n säkeissä, tuhkaa alle puoli prosenttia.",
  },
  {
    name: "Sahatavara",
    unit: "Kiinto-m3",
    price: 28500,
    vat: 2550,
    image: "sahatavara",
    description: "Kenttäsahattua kuusta, mitat sovitaan tilauksen mukaan.",
  },
  {
    name: "Lauta",
    unit: "kpl",
    price: 480,
    vat: 2550,
    image: "sahatavara",
    description: "Raakalautaa 22 × 100 mm, kolmen metrin pituuksissa.",
  },
  {
    name: "Lankku",
    unit: "kpl",
    price: 1150,
    vat: 2550,
    image: "sahatavara",
    description: "Lankkua 48 × 148 mm, neljän metrin pituuksissa, ulkokuivattu.",
  },
  {
    name: "Sytykkeet",
    unit: "kpl",
    price: 450,
    vat: 2550,
    image: "sytykkeet",
    description: "Säkillinen tervaksista sytykettä. Tuli syttyy ilman sanomalehteä.",
  },
  {
    name: "Kutterinlastu",
    unit: "kpl",
    price: 790,
    vat: 2550,
    image: "hake",
    description: "Pölytöntä kuivikelastua hevosille ja kanoille, 20 kg:n paali.",
  },
  {
    name: "Sahanpuru",
    unit: "Irto-m3",
    price: 1200,
    vat: 2550,
    image: "hake",
    description: "Tuoretta sahanpurua kuivikkeeksi ja komposttiin.",
  },
  {
    name: "Joulukuusi",
    unit: "kpl",
    price: 4200,
    vat: 1000,
    image: "joulukuusi",
    description: "Omalta viljelmältä kaadettu tuuhea metsäkuusi, noin kaksi metriä.",
  },
  {
    name: "Havut",
    unit: "kpl",
    price: 900,
    vat: 1000,
    image: "joulukuusi",
    description: "Säkillinen tuoreita kuusenhavuja portaille ja haudoille.",
  },
  {
    name: "Tukkipuu",
    unit: "Kiinto-m3",
    price: 7800,
    vat: 2550,
    image: "tukki",
    description: "Suoraa mäntytukkia hirsirakentajalle, latvaläpimitta vähintään 20 cm.",
  },
  {
    name: "Pöllit",
    unit: "kpl",
    price: 1500,
    vat: 2550,
    image: "tukki",
    description: "Koivupöllejä pihapenkeiksi, rungoiksi ja koristeiksi.",
  },
  {
    name: "Kuorike",
    unit: "Irto-m3",
    price: 2900,
    vat: 2550,
    image: "hake",
    description: "Männynkuoriketta istutuksiin, estää rikkaruohot ja pitää kosteuden.",
  },
];

const services: readonly (Pick<Work, "name" | "unit" | "price" | "description" | "image"> &
  Partial<Pick<Work, "byQuote">>)[] = [
  {
    name: "Haketus",
    unit: "tunti",
    price: 16500,
    image: "haketus",
    description: "Haketus asiakkaan pihalla kuorma-autohakkurilla, kuljettaja mukana.",
  },
  {
    name: "Kuljetukset",
    unit: "tunti",
    price: 8500,
    image: "kuljetus",
    description: "Polttopuiden, hakkeen ja maa-aineksen kuljetukset vaihtolava-autolla.",
  },
  {
    name: "Pilkkeen teko",
    unit: "tunti",
    price: 7200,
    image: "pilkonta",
    description: "Teemme omista rangoistasi klapia klapikoneella. Mittaa voi säätää 25–50 cm.",
  },
  {
    name: "Puunkaato",
    unit: "tunti",
    price: 6500,
    byQuote: true,
    image: "metsa",
    description: "Vaativat pihapuiden kaadot köysitekniikalla, vakuutus ja jätteiden poisvienti.",
  },
  {
    name: "Raivaus",
    unit: "tunti",
    price: 4800,
    image: "metsa",
    description: "Tonttien, ojanvarsien ja taimikoiden raivaus.",
  },
  {
    name: "Harvennus",
    unit: "tunti",
    price: 5200,
    image: "metsa",
    description: "Ensiharvennus pienillekin kuvioille miestyönä tai pienkoneella.",
  },
  {
    name: "Metsänhoito",
    unit: "tunti",
    price: 5500,
    image: "metsa",
    description: "Taimikonhoito, istutus ja metsäsuunnitelman toteutus.",
  },
  {
    name: "Kantojen jyrsintä",
    unit: "kpl",
    price: 4500,
    image: "metsa",
    description: "Kannot jyrsitään maanpinnan alle, nurmikko säilyy ehjänä.",
  },
  {
    name: "Sahaus",
    unit: "tunti",
    price: 7900,
    image: "sahatavara",
    description: "Kenttäsaha tulee paikalle: tukeista laudaksi ja lankuksi omalla pihallasi.",
  },
  {
    name: "Tontin siistiminen",
    unit: "vuorokausi",
    price: 42000,
    image: "metsa",
    description: "Risut, kannot ja pihapuut pois yhdessä päivässä.",
  },
];

/** Varies a price by up to a tenth, in half euros; prices below 20 euros are rounded to ten cents. */
function varyPrice(random: Random, price: number): number {
  const varied = price * (0.9 + random.below(21) / 100);
  return price < 2000 ? Math.round(varied / 10) * 10 : Math.round(varied / 50) * 50;
}

/** A random product other than firewood. */
export function otherProduct(random: Random): Other {
  const kind = random.pick(others);
  return {
    category: "Muut_tuotteet",
    ...kind,
    price: varyPrice(random, kind.price),
    quantity: 5 + random.below(200),
  };
}

/** A random service in the forest or the yard. */
export function service(random: Random): Work {
  const kind = random.pick(services);
  return {
    category: "Palvelut",
    byQuote: false,
    ...kind,
    price: varyPrice(random, kind.price),
    vat: 2550,
    quantity: serviceQuantity,
  };
}
