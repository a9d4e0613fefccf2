import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toProductPath } from "@halkopiha/domain/products/page-segment.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { formatQuotePlace, type QuoteRequest } from "@halkopiha/domain/quotes/quote-request.ts";
import { appUrl } from "../../config.ts";
import { renderBodies } from "../rendering/render-bodies.ts";

/** The page of a seller's requests for a quote. */
export const buildQuotesUrl = () => `${appUrl.value()}/profiili/tarjouspyynnot`;

/** How many photos there are, as a paragraph; none without any. */
function describePhotos({ photos }: QuoteRequest): string[][] {
  if (photos.length === 0) return [];
  const count = photos.length === 1 ? "kuva, jonka" : `${photos.length} kuvaa, jotka`;
  return [[`Pyynnössä on ${count} näet profiilissasi.`]];
}

/** Tells a seller what is asked of them; an answer to the mail goes to who asks. */
export function newQuoteRequest(_user: User, to: string, request: QuoteRequest): Mail {
  const { service, description, name, email, phonenumber, wishedTime } = request;
  return {
    to,
    subject: `Uusi tarjouspyyntö: ${service}`,
    ...(email !== null && { replyTo: email }),
    ...renderBodies([
      ["Hei!", `${name} pyytää sinulta tarjousta palvelusta ${service}.`],
      { heading: "Mitä pitää tehdä" },
      description.split("\n"),
      { heading: "Missä ja milloin" },
      [formatQuotePlace(request), ...(wishedTime === null ? [] : [`Toivottu ajankohta: ${wishedTime}`])],
      { heading: "Kenelle vastaat" },
      [name, ...[email, phonenumber].filter((contact) => contact !== null)],
      email === null
        ? ["Pyytäjä ei antanut sähköpostiosoitetta: vastaa hänelle puhelimitse."]
        : ["Kun vastaat tähän viestiin, vastaus menee suoraan pyytäjälle."],
      ...describePhotos(request),
      { link: "Avaa tarjouspyynnöt", url: buildQuotesUrl() },
    ]),
  };
}

/** Confirms a request to who has sent it. The address is unverified, so the mail repeats nothing that was typed. */
export function quoteRequested(to: string, product: Product): Mail {
  const { name, owner } = product;
  return {
    to,
    subject: `Tarjouspyyntösi: ${name}`,
    ...renderBodies([
      ["Hei!", `Tarjouspyyntösi palvelusta ${name} on lähetetty myyjälle ${owner.name}.`],
      ["Myyjä vastaa sinulle suoraan, sähköpostilla tai puhelimitse. Tarjous ei vielä sido sinua mihinkään."],
      { link: "Avaa palvelun sivu", url: `${appUrl.value()}${toProductPath(product)}` },
      ["Jos et pyytänyt tarjousta, voit jättää tämän viestin huomiotta."],
    ]),
  };
}
