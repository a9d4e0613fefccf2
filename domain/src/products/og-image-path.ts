import type { Product } from "./product.ts";
import { formatPlace, formatProductTitle, formatUnitPrice } from "./product-title.ts";

/** Where the Open Graph images of products are: drawings of 1200 × 630 px that shared links show. */
const ogImagesPath = "/kortti";

/** Increase when the drawing changes, so that every image is drawn again under a new URL. */
const drawingVersion = 1;

/** The texts of a product's Open Graph image. */
export interface OgImageTexts {
  title: string;
  price: string;
  place: string;
}

export function toOgImageTexts(product: Product): OgImageTexts {
  return {
    title: formatProductTitle(product),
    price: formatUnitPrice(product),
    place: formatPlace(product.owner),
  };
}

/** FNV-1a with 32 bits, over code points, as 8 hexadecimal digits. It distinguishes the versions of one image and protects nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, "0");
}

/** The version of a product's Open Graph image, which changes with everything that is drawn. */
export function toOgImageVersion(product: Product): string {
  const { title, price, place } = toOgImageTexts(product);
  return hash(JSON.stringify([drawingVersion, title, price, place, product.images?.large ?? null]));
}

/** The path of a product's Open Graph image, such as `/kortti/birch-1f0c2a9b.jpg`. It changes with the image. */
export const toOgImagePath = (product: Product): `/${string}` =>
  `${ogImagesPath}/${product._id}-${toOgImageVersion(product)}.jpg`;
