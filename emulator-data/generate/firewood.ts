import type { DeliveryType, Length, Material, Quality, Unit } from "@halkopiha/domain/products/catalogue.ts";
import type { SampleProduct } from "../market.ts";
import type { Random } from "./random.ts";

type Wood = Omit<
  Extract<SampleProduct, { category: "Polttopuut" }>,
  "id" | "seller" | "createdAt" | "discount"
>;

/** Euros per loose cubic metre of dry chopped wood. */
const prices: Readonly<Record<Material, number>> = {
  koivu: 68,
  kuusi: 50,
  mänty: 52,
  haapa: 46,
  leppä: 54,
  sekapuu: 48,
  lehtisekapuu: 56,
  havusekapuu: 47,
};

const common: readonly Material[] = [
  "koivu",
  "koivu",
  "koivu",
  "sekapuu",
  "kuusi",
  "mänty",
  "leppä",
  "haapa",
  "lehtisekapuu",
  "havusekapuu",
];
const chopped: readonly Length[] = [
  "Pilke 25 cm",
  "Pilke 30 cm",
  "Pilke 33 cm",
  "Pilke 33 cm",
  "Pilke 40 cm",
  "Pilke 50 cm",
];
const long: readonly Length[] = ["Halko 1m", "Halko 1m", "Polttoranka 3-5m", "Sahapinta 3-5m"];

/** Price of each unit relative to a loose cubic metre; a stacked or a solid cubic metre contains more wood. */
const unitFactor = { "Irto-m3": 1, "Pino-m3": 1.63, "Kiinto-m3": 2.5, kpl: 0.09 } as const;

const texts: Readonly<Record<Quality, readonly string[]>> = {
  kuiva: [
    "Kaadettu talvella, kuivattu katoksessa yli kesän. Kosteus alle 20 prosenttia, mitattu halkaistusta puusta.",
    "Kuivaa, puhdasta ja tasamittaista klapia. Syttyy helposti ja palaa kirkkaalla liekillä.",
    "Varastokuivaa puuta suoraan lämmityskaudelle. Kuoret ja roskat seulottu pois.",
    "Ylivuotista, hyvin ilmastoitua puuta. Sopii takkaan, leivinuuniin ja saunan kiukaaseen.",
  ],
  tuore: [
    "Tuoretta tänä talvena kaadettua puuta edullisesti. Kuivaa itse kesän yli, niin säästät selvästi.",
    "Tuoreena pilkottua, heti pinottavaksi. Kannattaa varata hyvissä ajoin ennen kevättä.",
  ],
};

export const imageByMaterial: Readonly<Record<Material, string>> = {
  koivu: "koivu",
  kuusi: "kuusi",
  mänty: "manty",
  haapa: "haapa",
  leppä: "leppa",
  sekapuu: "sekapuu",
  lehtisekapuu: "sekapuu",
  havusekapuu: "manty",
};

const sackLitres = 50;

/** A random firewood listing. */
export function firewood(random: Random): Wood {
  const material = random.pick(common);
  const halko = random.chance(0.2);
  const plength = random.pick(halko ? long : chopped);
  const quality: Quality = random.chance(0.75) ? "kuiva" : "tuore";
  const sacks = !halko && random.chance(0.12);
  const unit: Unit & keyof typeof unitFactor = sacks
    ? "kpl"
    : halko
      ? "Pino-m3"
      : random.chance(0.8)
        ? "Irto-m3"
        : "Pino-m3";
  const deliveryType: DeliveryType = sacks
    ? "pakattu alle motti"
    : random.pick(["irto", "irto", "pakattu", "motti tai enemmän"] as const);
  const euros =
    prices[material] * unitFactor[unit] * (quality === "tuore" ? 0.78 : 1) * (0.88 + random.below(28) / 100);
  return {
    category: "Polttopuut",
    name: halko ? "Halko" : "Polttopuu",
    quality,
    material,
    deliveryType,
    plength,
    bagVolume: sacks ? sackLitres : null,
    unit,
    price: Math.round(euros * 2) * 50,
    quantity: sacks ? 20 + random.below(180) : 2 + random.below(60),
    vat: 2550,
    description: random.pick(texts[quality]),
    image: halko ? "halko" : sacks ? "sakki" : imageByMaterial[material],
  };
}
