import { serviceNames } from "../../products/catalogue.ts";
import { type Firewood, OtherProduct, type Product, type Service } from "../../products/product.ts";
import sampleLocalities from "../../reference-data/initial/localities.json" with { type: "json" };
import sampleRegions from "../../reference-data/initial/regions.json" with { type: "json" };
import { createPlaceIndex, type PlaceIndex } from "../places/place-index.ts";

export { sampleLocalities, sampleRegions };

/** All localities and regions, indexed. */
export function createSamplePlaces(): PlaceIndex {
  return createPlaceIndex(
    sampleLocalities.map(({ id, location, regionId }) => ({
      _id: id,
      location,
      region: { _id: regionId, name: regionId },
    })),
    sampleRegions.map(({ id, name }) => ({ _id: id, name })),
  );
}

/** The day of the searches. */
export const sampleToday = "2026-11-27";

/** Sellers: name, locality and delivery method. */
const sellers = {
  halkomestari: ["Halkomestarin Puu Oy", "tampere", "Noutopiste ja kuljetus"],
  virtanen: ["Virtasen Maatila", "helsinki", "Noutopiste"],
  lampo: ["Pohjolan Lämpö Oy", "oulu", "Kuljetus"],
  mattila: ["Matti Mattila", "lahti", "Noutopiste ja kuljetus"],
  riihi: ["Riihihalko Ky", "turku", "Noutopiste ja kuljetus"],
  korhonen: ["Korhonen Tmi", "jyvaskyla", "Kuljetus"],
  vantaa: ["Hakunilan Varasto", "vantaa", "Noutopiste"],
  koillinen: ["Koillisen Pinnat", "kuusamo", "Noutopiste ja kuljetus"],
} as const;
type Seller = keyof typeof sellers;

function toOwner(seller: Seller): Product["owner"] {
  const [name, localityId, deliveryMethod] = sellers[seller];
  const locality = sampleLocalities.find(({ id }) => id === localityId);
  const region = sampleRegions.find(({ id }) => id === locality?.regionId);
  if (!locality || !region) throw new Error(`${localityId} is not in the sample data`);
  return {
    _id: seller,
    name,
    business: true,
    ytunnus: "1234567-1",
    deliveryMethod,
    deliveryTime: "sovittava" as const,
    address: {
      coords: { lat: 61.5, lng: 23.8 },
      locality: { _id: locality.id, location: locality.location, zoom: 11 },
      region: { _id: region.id, name: region.name },
    },
  };
}

const shared = (seller: Seller, description: string) => ({
  _id: `${seller}-${description}`,
  price: 6500,
  quantity: 10,
  vat: 2550 as const,
  description,
  discount: false,
  deliveryTime: null,
  pausedUntil: null,
  user_id: seller,
  owner: toOwner(seller),
  images: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
});

/** A test listing of firewood: dry birch of 33 cm unless stated otherwise. */
function sampleFirewood(seller: Seller, fields: Partial<Firewood>): Product {
  return {
    ...shared(seller, ""),
    category: "Polttopuut",
    name: "Polttopuu",
    quality: "kuiva",
    material: "koivu",
    deliveryType: "irto",
    plength: "Pilke 33 cm",
    bagVolume: null,
    unit: "Irto-m3",
    ...fields,
  };
}

const sampleOther = (seller: Seller, name: OtherProduct["name"], description = ""): Product => ({
  ...shared(seller, description),
  category: "Muut_tuotteet",
  name,
  unit: "kuutio",
});

const sampleService = (seller: Seller, name: Service["name"], description = ""): Product => ({
  ...shared(seller, description),
  category: "Palvelut",
  name,
  unit: "tunti",
  byQuote: false,
});

const dryText = "Kuivaa, puhdasta ja tasamittaista klapia. Syttyy helposti ja palaa kirkkaalla liekillä.";
const mixedText = "Koivua, leppää ja havupuuta sekaisin. Edullinen valinta kylmiin tiloihin ja kiukaaseen.";

const firewood: readonly Product[] = [
  sampleFirewood("halkomestari", { description: dryText }),
  sampleFirewood("virtanen", { plength: "Pilke 25 cm", deliveryType: "pakattu", unit: "kpl", price: 650 }),
  sampleFirewood("halkomestari", { plength: "Pilke 50 cm" }),
  sampleFirewood("halkomestari", {
    name: "Halko",
    plength: "Halko 1m",
    deliveryType: "motti tai enemmän",
    unit: "Pino-m3",
    description: "Metrin koivuhalkoa pinomittaan. Sopii varaavaan uuniin ja niille, jotka sahaavat itse.",
  }),
  sampleFirewood("mattila", {
    name: "Halko",
    material: "mänty",
    quality: "tuore",
    plength: "Halko 1m",
    deliveryType: "motti tai enemmän",
    unit: "Pino-m3",
    description: "Kuivaa itse kesän yli, niin säästät selvästi.",
  }),
  sampleFirewood("riihi", { material: "mänty" }),
  sampleFirewood("lampo", { material: "kuusi", quality: "tuore", plength: "Pilke 40 cm" }),
  sampleFirewood("korhonen", { material: "haapa", plength: "Pilke 30 cm" }),
  sampleFirewood("vantaa", {
    material: "leppä",
    plength: "Pilke 25 cm",
    deliveryType: "pakattu alle motti",
    unit: "kpl",
  }),
  sampleFirewood("halkomestari", { material: "sekapuu", description: mixedText }),
  sampleFirewood("mattila", { material: "lehtisekapuu", plength: "Pilke 50 cm" }),
  sampleFirewood("koillinen", { material: "havusekapuu", quality: "tuore" }),
  sampleFirewood("koillinen", {
    material: "mänty",
    quality: "tuore",
    plength: "Polttoranka 3-5m",
    unit: "Kiinto-m3",
  }),
  sampleFirewood("korhonen", { material: "kuusi", quality: "tuore", plength: "Sahapinta 3-5m" }),
  sampleFirewood("virtanen", {
    material: "leppä",
    discount: true,
    offer: { normalPrice: 7500, priorPrice: 7500, since: sampleToday },
  }),
  sampleFirewood("riihi", { quality: "tuore", plength: "Pilke 40 cm" }),
];

const otherTexts: Partial<Record<OtherProduct["name"], string>> = {
  Briketti: "Kotimaisesta purusta puristettu briketti, 10 kg:n säkki. Tasainen ja pitkä palo.",
  Hake: "Kuivaa rankahaketta kiinteistöjen lämmitykseen, palakoko alle 40 mm.",
  Havut: "Säkillinen tuoreita kuusenhavuja portaille ja haudoille.",
  Joulukuusi: "Omalta viljelmältä kaadettu tuuhea metsäkuusi, noin kaksi metriä.",
  Kuorike: "Männynkuoriketta istutuksiin, estää rikkaruohot ja pitää kosteuden.",
  Kutterinlastu: "Pölytöntä kuivikelastua hevosille ja kanoille, 20 kg:n paali.",
  Lankku: "Lankkua 48 × 148 mm, neljän metrin pituuksissa, ulkokuivattu.",
  Lauta: "Raakalautaa 22 × 100 mm, kolmen metrin pituuksissa.",
  Puupelletti: "8 mm:n pelletti 15 kg:n säkeissä, tuhkaa alle puoli prosenttia.",
  Sytykkeet: "Säkillinen tervaksista sytykettä. Tuli syttyy ilman sanomalehteä.",
  Tukkipuu: "Suoraa mäntytukkia hirsirakentajalle, latvaläpimitta vähintään 20 cm.",
};

const serviceTexts: Partial<Record<Service["name"], string>> = {
  Haketus: "Haketus asiakkaan pihalla kuorma-autohakkurilla, kuljettaja mukana.",
  Kuljetukset: "Polttopuiden, hakkeen ja maa-aineksen kuljetukset vaihtolava-autolla.",
  "Pilkkeen teko": "Teemme omista rangoistasi klapia klapikoneella. Mittaa voi säätää 25–50 cm.",
  Puunkaato: "Vaativat pihapuiden kaadot köysitekniikalla, vakuutus ja jätteiden poisvienti.",
  Raivaus: "Tonttien, ojanvarsien ja taimikoiden raivaus.",
  Sahaus: "Kenttäsaha tulee paikalle: tukeista laudaksi ja lankuksi omalla pihallasi.",
  Metsänhoito: "Taimikonhoito, istutus ja metsäsuunnitelman toteutus.",
  "Tontin siistiminen": "Risut, kannot ja pihapuut pois yhdessä päivässä.",
};

const sellerNames = Object.keys(sellers).filter((name): name is Seller => name in sellers);
const sellerAt = (index: number): Seller => sellerNames[index % sellerNames.length] ?? "halkomestari";

/** A small market: sixteen listings of firewood, and one of each other product and service. */
export const sampleMarket: readonly Product[] = [
  ...firewood,
  ...OtherProduct.shape.name.options.map((name, index) =>
    sampleOther(sellerAt(index), name, otherTexts[name]),
  ),
  ...serviceNames.map((name, index) => sampleService(sellerAt(index + 3), name, serviceTexts[name])),
];
