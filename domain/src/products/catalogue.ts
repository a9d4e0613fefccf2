/** Categories, names and units of products as stored and displayed. §9 */

export const categories = ["Polttopuut", "Muut_tuotteet", "Palvelut"] as const;
export type Category = (typeof categories)[number];

/** Displayed names of the categories. */
export const categoryLabel = {
  Polttopuut: "Polttopuut",
  Muut_tuotteet: "Muut tuotteet",
  Palvelut: "Palvelut",
} as const satisfies Record<Category, string>;

export const firewoodNames = ["Halko", "Polttopuu"] as const;

export const otherProductNames = [
  "Briketti",
  "Hake",
  "Havut",
  "Hirsi",
  "Hirsikehikko",
  "Joulukuusi",
  "Kuitupuu",
  "Kuorike",
  "Kutterinlastu",
  "Lankku",
  "Lauta",
  "Pöllit",
  "Puupelletti",
  "Ratapölkky",
  "Sahatavara",
  "Sahanpuru",
  "Sytykkeet",
  "Tukkipuu",
] as const;

export const serviceNames = [
  "Haketus",
  "Harvennus",
  "Istutus",
  "Kantojen jyrsintä",
  "Kuljetukset",
  "Metsäkoneurakointi",
  "Metsänhoito",
  "Metsäsuunnittelu",
  "Pilkkeen teko",
  "Puunkaato",
  "Raivaus",
  "Sahaus",
  "Tontin siistiminen",
] as const;

/** Whether a product of this name is a service, which is neither delivered nor picked up. */
export function isServiceName(name: string): boolean {
  return serviceNames.some((service) => service === name);
}

/** Whether these items of one seller are all services, so that there is nothing to deliver or to pick up. */
export function areServices(items: readonly { name: string }[]): boolean {
  return items.length > 0 && items.every(({ name }) => isServiceName(name));
}

/** The product names of each category. */
export const productNamesByCategory = {
  Polttopuut: firewoodNames,
  Muut_tuotteet: otherProductNames,
  Palvelut: serviceNames,
} as const satisfies Record<Category, readonly string[]>;

export const qualities = ["kuiva", "tuore"] as const;
export type Quality = (typeof qualities)[number];

export const materials = [
  "koivu",
  "kuusi",
  "mänty",
  "haapa",
  "leppä",
  "sekapuu",
  "lehtisekapuu",
  "havusekapuu",
] as const;
export type Material = (typeof materials)[number];

export const deliveryTypes = ["irto", "pakattu", "motti tai enemmän", "pakattu alle motti"] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const lengths = [
  "Pilke 25 cm",
  "Pilke 30 cm",
  "Pilke 33 cm",
  "Pilke 40 cm",
  "Pilke 50 cm",
  "Halko 1m",
  "Sahapinta 3-5m",
  "Polttoranka 3-5m",
  "Muu pituus",
] as const;
export type Length = (typeof lengths)[number];

export const units = ["kpl", "tunti", "vuorokausi", "kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"] as const;
export type Unit = (typeof units)[number];

/** The units of firewood: it is sold by the piece or by volume, and not by time. */
export const firewoodUnits = ["kpl", "kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"] as const satisfies Unit[];

export const deliveryMethods = ["Noutopiste", "Kuljetus", "Noutopiste ja kuljetus"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** How long a delivery takes from the order: at once, in so many weeks, or as agreed with the seller; the shortest first. */
export const deliveryTimes = ["heti", "1", "2", "4", "sovittava"] as const;
export type DeliveryTime = (typeof deliveryTimes)[number];
