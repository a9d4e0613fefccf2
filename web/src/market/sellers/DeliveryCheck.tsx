import { type DeliveryOption, findDeliveryOption } from "@halkopiha/domain/cart/delivery-option.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { useState } from "react";
import { FieldGrid } from "../../ui/forms/FieldGrid.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import styles from "./DeliveryArea.module.css";

/** Ids of a region and a locality; empty when not known. That of the locality is enough. */
export interface Place {
  region: string;
  locality: string;
}

const answers: Record<DeliveryOption, string> = {
  delivered: "Kyllä.",
  pickup: "Vain noutamalla.",
  none: "Ei.",
};

function explain(option: DeliveryOption, location: string, address: PublicSeller["address"]): string {
  if (option === "delivered") return `${location} kuuluu myyjän toimitusalueeseen.`;
  const outside = `${location} ei kuulu myyjän toimitusalueeseen`;
  if (option === "none") return `${outside}, eikä tuotteita voi noutaa.`;
  return `${outside}. Nouto myyjältä: ${formatPlace({ address })}.`;
}

/** The place with the region of its locality; without a locality that there is not. */
function findPlace(regions: readonly LocalitiesOfRegion[], { region, locality }: Place): Place {
  const found = regions.find(({ localities }) => localities.some(({ _id }) => _id === locality));
  return found ? { region: found.region._id, locality } : { region, locality: "" };
}

interface Props {
  seller: PublicSeller;
  regions: readonly LocalitiesOfRegion[];
  /** The place with which the form is filled in. */
  place: Place;
}

/** Answers whether the seller delivers to the locality that the buyer chooses. */
export function DeliveryCheck({ seller, regions, place }: Props) {
  const [{ region, locality }, setPlace] = useState(() => findPlace(regions, place));
  const { localities = [] } = regions.find((group) => group.region._id === region) ?? {};
  const chosen = localities.find(({ _id }) => _id === locality);
  const option = chosen && findDeliveryOption(seller, chosen._id);
  return (
    <fieldset>
      <legend className={styles.title}>Toimittaako minulle?</legend>
      <FieldGrid>
        <Select
          label="Maakunta"
          empty="Valitse maakunta"
          options={regions.map((group) => ({ value: group.region._id, text: group.region.name }))}
          value={region}
          onChange={({ target }) => setPlace({ region: target.value, locality: "" })}
        />
        <Select
          label="Paikkakunta"
          empty={region ? "Valitse paikkakunta" : "Valitse ensin maakunta"}
          options={localities.map(({ _id, location }) => ({ value: _id, text: location }))}
          disabled={region === ""}
          value={locality}
          onChange={({ target }) => setPlace({ region, locality: target.value })}
        />
      </FieldGrid>
      <p role="status" className={option && styles.answer} data-delivery={option}>
        {option && (
          <>
            <strong>{answers[option]}</strong> {explain(option, chosen.location, seller.address)}
          </>
        )}
      </p>
    </fieldset>
  );
}
