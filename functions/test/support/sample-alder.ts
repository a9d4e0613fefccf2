/** The form of nine loose cubic metres of dry alder. */
export const alder = {
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "leppä",
  deliveryType: "irto",
  plength: "Pilke 25 cm",
  unit: "Irto-m3",
  price: 5000,
  quantity: 9,
} as const;
