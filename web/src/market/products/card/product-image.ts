/** Width of the image of a product's page: the whole screen of a phone, otherwise half of the page. */
export const pageSizesAttribute = "(max-width: 800px) 100vw, 560px";

/** Width of the image of a product card: beside the text on a phone, otherwise above it. */
export const cardSizesAttribute = "(max-width: 600px) 112px, 360px";
