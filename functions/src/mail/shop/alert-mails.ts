import { maxListed } from "@halkopiha/domain/alerts/limits.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toProductPath } from "@halkopiha/domain/products/page-segment.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { formatProductTitle, formatUnitPrice } from "@halkopiha/domain/products/product-title.ts";
import { appUrl } from "../../config.ts";
import { buildMailedUrl, buildUnsubscribeUrl } from "../mailed-url.ts";
import type { Block, Row } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { shorten } from "../shorten.ts";

/** Characters of a search in a subject. */
const maxInSubject = 80;

interface AlertRequest {
  to: string;
  /** What the alert waits for. The address is unverified, so nothing in it was typed. */
  description: string;
  code: string;
}

/** Asks the owner of an address to confirm an alert. */
export function alertRequested({ to, description, code }: AlertRequest): Mail {
  return {
    to,
    subject: `Vahvista hakuvahti: ${shorten(description, maxInSubject)}`,
    ...renderBodies([
      [
        "Hei!",
        "Tähän osoitteeseen tilattiin Halkopihan hakuvahti. Vahvista se, niin kerromme, kun jotain löytyy.",
      ],
      [`Hakuvahti: ${description}`],
      { link: "Vahvista hakuvahti", url: buildMailedUrl(mailedLinks.confirmAlert, code) },
      [
        "Linkki on voimassa 2 päivää. Hakuvahti lähettää enintään yhden viestin päivässä ja päättyy 6 kuukauden kuluttua. Voit lopettaa sen milloin vain jokaisen viestin linkistä.",
      ],
      ["Jos et tilannut hakuvahtia, voit jättää tämän viestin huomiotta."],
    ]),
  };
}

/** The new listings of a search. */
export interface NewListings {
  /** The criteria in words. */
  description: string;
  /** Path of the search in the app. */
  path: string;
  products: readonly Product[];
  /** Ends the alert for this search alone. */
  unsubscribeCode: string;
}

function toRow(product: Product): Row {
  const { owner } = product;
  return {
    title: formatProductTitle(product),
    url: `${appUrl.value()}${toProductPath(product)}`,
    details: `${owner.name}, ${owner.address.locality.location}`,
    cells: [formatUnitPrice(product)],
  };
}

const toTable = (products: readonly Product[]): Block => ({
  table: { columns: ["Ilmoitus", "Hinta"], rows: products.map(toRow) },
});

function toListingBlocks({ description, path, products, unsubscribeCode }: NewListings): Block[] {
  const hidden = products.length - maxListed;
  return [
    { heading: description },
    toTable(products.slice(0, maxListed)),
    ...(hidden > 0 ? [[hidden === 1 ? "ja 1 muu" : `ja ${hidden} muuta`]] : []),
    { link: "Avaa haku", url: `${appUrl.value()}${path}` },
    {
      link: "Lopeta tämä hakuvahti",
      url: buildMailedUrl(mailedLinks.endAlerts, unsubscribeCode),
      isQuiet: true,
    },
  ];
}

/** `Polttopuut, koivu, Tampere ja 1 muu haku` */
function formatSearches([first, ...others]: readonly NewListings[]): string {
  const more = others.length === 1 ? " ja 1 muu haku" : ` ja ${others.length} muuta hakua`;
  return shorten(first?.description ?? "", maxInSubject) + (others.length > 0 ? more : "");
}

function formatSubject(news: readonly NewListings[], available: readonly Product[]): string {
  const count = new Set(news.flatMap(({ products }) => products.map(({ _id }) => _id))).size;
  if (count > 0) {
    const listings = count === 1 ? "1 uusi ilmoitus" : `${count} uutta ilmoitusta`;
    return `${listings} – ${formatSearches(news)}`;
  }
  const [product, ...others] = available;
  return product && others.length === 0
    ? `${formatProductTitle(product)} on taas saatavilla`
    : "Tuotteet ovat taas saatavilla";
}

interface AlertNews {
  to: string;
  news: readonly NewListings[];
  /** Listings that can be bought again. */
  available: readonly Product[];
  /** Ends all alerts of the address. */
  unsubscribeCode: string;
}

/** The mail of a day: the new listings of each search, and the listings that can be bought again. */
export function alertNews({ to, news, available, unsubscribeCode }: AlertNews): Mail {
  return {
    to,
    subject: `Hakuvahti: ${formatSubject(news, available)}`,
    unsubscribeUrl: buildUnsubscribeUrl(unsubscribeCode),
    ...renderBodies([
      ["Hei!", "Hakuvahtisi löysi tämän:"],
      ...news.flatMap(toListingBlocks),
      ...(available.length > 0
        ? [
            { heading: "Taas saatavilla" },
            toTable(available),
            ["Kerromme saatavuudesta vain kerran, joten tämä hakuvahti on päättynyt."],
          ]
        : []),
      ["Saat enintään yhden viestin päivässä."],
      {
        link: "Lopeta kaikki hakuvahtisi",
        url: buildMailedUrl(mailedLinks.endAlerts, unsubscribeCode),
        isQuiet: true,
      },
    ]),
  };
}
