import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import type { SampleProduct, SampleUser } from "../market.ts";
import { firewood } from "./firewood.ts";
import { otherProduct, service } from "./other-products.ts";
import type { Random } from "./random.ts";
import { daysBefore } from "./text.ts";

type Birch = Extract<SampleProduct, { category: "Polttopuut" }>;

const birch: Birch = {
  id: "halkomestari-koivu-33",
  seller: "halkomestari",
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  price: 6500,
  quantity: 40,
  vat: 2550,
  unit: "Irto-m3",
  description:
    "Oriveden koivua: kaadettu talvella, pilkottu keväällä, kuivattu katoksessa. Kosteus alle 18 prosenttia. Kuorma mitataan nähtesi.",
  discount: true,
  image: "koivu",
  createdAt: daysBefore(2),
};

/** Listings of the sellers whose logins are in the README. */
const demoProducts: readonly SampleProduct[] = [
  birch,
  {
    ...birch,
    id: "halkomestari-koivu-50",
    plength: "Pilke 50 cm",
    price: 6200,
    quantity: 25,
    discount: false,
    createdAt: daysBefore(12),
  },
  {
    ...birch,
    id: "halkomestari-halko",
    name: "Halko",
    plength: "Halko 1m",
    unit: "Pino-m3",
    deliveryType: "motti tai enemmän",
    price: 9800,
    quantity: 12,
    discount: true,
    image: "halko",
    moisture: {
      percent: 17.5,
      measuredAt: daysBefore(50).slice(0, 10),
      meter: "piikkimittari halkaistusta pinnasta",
    },
    dryGuaranteed: true,
    eudrNumber: "26FIHALKOPIHA1",
    description: "Metrin koivuhalkoa pinomittaan. Sopii varaavaan uuniin ja niille, jotka sahaavat itse.",
    createdAt: daysBefore(45),
  },
  {
    ...birch,
    id: "halkomestari-sekapuu-33",
    material: "sekapuu",
    price: 4800,
    quantity: 60,
    discount: false,
    image: "sekapuu",
    description: "Koivua, leppää ja havupuuta sekaisin. Edullinen valinta kylmiin tiloihin ja kiukaaseen.",
    createdAt: daysBefore(8),
  },
  {
    id: "halkomestari-havut",
    seller: "halkomestari",
    category: "Muut_tuotteet",
    name: "Havut",
    price: 900,
    quantity: 80,
    vat: 1000,
    unit: "kpl",
    description: "Säkillinen tuoreita kuusenhavuja portaille ja haudoille.",
    discount: false,
    image: "joulukuusi",
    createdAt: daysBefore(5),
  },
  {
    id: "halkomestari-pilkonta",
    seller: "halkomestari",
    category: "Palvelut",
    name: "Pilkkeen teko",
    price: 7000,
    quantity: 100_000,
    vat: 2550,
    unit: "tunti",
    description: "Teemme omista rangoistasi klapia pihassasi. Mitta säädetään 25–50 cm.",
    discount: false,
    byQuote: true,
    image: "pilkonta",
    createdAt: daysBefore(15),
  },
  {
    ...birch,
    id: "mokkiklapi-koivu-25",
    seller: "mokkiklapi",
    plength: "Pilke 25 cm",
    price: 7200,
    quantity: 8,
    discount: false,
    description: "Lyhyttä klapia mökin kiukaaseen. Haet itse, autan lastaamaan.",
    createdAt: daysBefore(4),
  },
  {
    ...birch,
    id: "mokkiklapi-sakki",
    seller: "mokkiklapi",
    deliveryType: "pakattu alle motti",
    unit: "kpl",
    bagVolume: 40,
    price: 690,
    quantity: 60,
    discount: false,
    image: "sakki",
    description: "40 litran verkkosäkki kuivaa koivua. Mahtuu henkilöauton takakonttiin.",
    createdAt: daysBefore(6),
  },
];

/** The product that is paused. */
const pausedIndex = 100;

/** A mix as in the real market: mostly firewood, some other products, some services. */
function sampleListing(random: Random) {
  const draw = random.below(10);
  if (draw < 6) return firewood(random);
  return draw < 8 ? otherProduct(random) : service(random);
}

/** `count` products and services, spread over these sellers. */
export function sampleProducts(
  random: Random,
  sellers: readonly SampleUser[],
  count: number,
): SampleProduct[] {
  const products = [...demoProducts];
  const mayOffer = new Set(
    sellers.filter(({ plan, paid }) => plan === "premium" && paid).map(({ username }) => username),
  );
  while (products.length < count) {
    const index = products.length;
    const seller = sellers[index % sellers.length]?.username ?? "";
    const deliveryTime = deliveryTimes[index % (2 * deliveryTimes.length)];
    products.push({
      ...sampleListing(random),
      id: `${seller.replaceAll(".", "-")}-${index}`,
      seller,
      ...(deliveryTime && { deliveryTime }),
      ...(index === pausedIndex && { isPaused: true }),
      discount: mayOffer.has(seller) && random.chance(0.2),
      createdAt: daysBefore(3 + random.below(150) + random.below(1000) / 1000),
    });
  }
  return products;
}
