import type { Firewood, Product } from "./product.ts";

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `33 cm`, `halko 1 m`, `muu pituus`: split wood is what firewood is as a rule. */
const formatLength = (plength: Firewood["plength"]): string =>
  plength
    .replace(/^Pilke /, "")
    .replace("-", "–")
    .replace(/(\d)m$/, "$1 m")
    .toLowerCase();

/** Title that distinguishes a product from the seller's other products: 'Koivu 33 cm, kuiva, irto'. */
export function formatListingTitle(product: Product): string {
  if (product.category !== "Polttopuut") return product.name;
  const { material, plength, quality, deliveryType, bagVolume } = product;
  const volume = bagVolume === null ? [] : [`${bagVolume} l`];
  return [`${capitalize(material)} ${formatLength(plength)}`, quality, deliveryType, ...volume].join(", ");
}
