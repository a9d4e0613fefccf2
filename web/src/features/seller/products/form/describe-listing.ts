import { vatClasses } from "@halkopiha/domain/money/money.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import { categoryLabel, deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { formatDate } from "../../../../lib/format/format.ts";
import type { Described } from "../../../../lib/forms/edit-conflict.ts";
import type { ListingValues } from "./listing-form.ts";

/** Label and display text of each field of the product form. */
export function describeListing(typed: ListingValues): Described<ListingValues> {
  const time = deliveryTimes.find((known) => known === typed.deliveryTime);
  const vat = vatClasses.find((known) => String(known.vat) === typed.vat);
  return {
    category: ["Kategoria", categoryLabel[typed.category]],
    name: [typed.category === "Palvelut" ? "Palvelu" : "Tuote", typed.name],
    quality: ["Laatu", typed.quality],
    material: ["Puulaji", typed.material],
    deliveryType: ["Pakkaus", typed.deliveryType],
    plength: ["Pituus", typed.plength],
    bagVolume: ["Yhden kappaleen tilavuus", typed.bagVolume],
    moisture: ["Mitattu kosteus", typed.moisture],
    measuredAt: ["Mittauspäivä", typed.measuredAt && formatDate(typed.measuredAt)],
    meter: ["Mittari", typed.meter],
    dryGuaranteed: ["Kuivuustakuu", typed.dryGuaranteed ? "Kyllä" : "Ei"],
    eudrNumber: ["EUDR-ilmoitusnumero", typed.eudrNumber],
    unit: ["Yksikkö", typed.unit],
    price: ["Hinta yksiköltä", typed.price],
    quantity: ["Määrä", typed.quantity],
    vat: ["Alv-kanta", vat?.label ?? typed.vat],
    deliveryTime: ["Toimitusaika", time ? deliveryTimeLabel[time] : "Oletus"],
    pausedUntil: ["Seuraava erä", typed.pausedUntil && formatDate(typed.pausedUntil)],
    description: ["Kuvaus", typed.description],
    byQuote: ["Hinta tarjouksen mukaan", typed.byQuote ? "Kyllä" : "Ei"],
    discount: ["Tarjous", typed.discount ? "Kyllä" : "Ei"],
    offerPrice: ["Tarjoushinta", typed.offerPrice],
    offerUntil: ["Tarjous voimassa asti", typed.offerUntil && formatDate(typed.offerUntil)],
  };
}
