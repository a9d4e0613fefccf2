import { canMarkOffers } from "@halkopiha/domain/accounts/user.ts";
import { readPriceLog } from "@halkopiha/domain/contract/shop/products.ts";
import { toLatestOfferDay } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { maxOfferDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import { startPriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import type { Product, ProductChange } from "@halkopiha/domain/products/product.ts";
import { useCallback } from "react";
import type { UseFormReturn } from "react-hook-form";
import { api } from "../../../../lib/api/client.ts";
import { useLoaded } from "../../../../lib/api/use-loaded.ts";
import { getToday } from "../../../../lib/format/today.ts";
import { FieldGrid, WideField } from "../../../../ui/forms/FieldGrid.tsx";
import { Switch } from "../../../../ui/forms/Switch.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { useSeller } from "../../shared/seller-context.ts";
import { type ListingValues, toTypedOffer } from "./listing-form.ts";
import { previewOffer } from "./offer-preview.ts";
import { useField } from "./use-field.ts";

interface Props {
  form: UseFormReturn<ListingValues, unknown, ProductChange>;
  /** The product that is edited; undefined for a new one. */
  product: Product | undefined;
}

/** What buyers will see of the offer, or why they will see none. */
function OfferPreview({ form, product }: Props) {
  const id = product?._id;
  const load = useCallback(
    async () =>
      id === undefined
        ? startPriceLog(getToday())
        : (await api(readPriceLog, { params: { id } }, { handlesErrors: true })).log,
    [id],
  );
  const { value: log, failure } = useLoaded(load);
  if (!log) {
    return (
      <p role="status">
        {failure
          ? "Aiempia hintoja ei saatu haettua. Voit tallentaa: tarjous näkyy, jos sen hinta on alempi kuin alin hinta 30 päivän aikana."
          : "Haetaan aiempia hintoja…"}
      </p>
    );
  }
  return <p role="status">{previewOffer(toTypedOffer(form.watch()), { product, log }, getToday())}</p>;
}

/** Only a paid premium account may mark offers. §5, §6 */
export function OfferFields({ form, product }: Props) {
  const { userAccount } = useSeller();
  const field = useField(form);
  if (!canMarkOffers(userAccount)) return null;
  const isOn = form.watch("discount");
  return (
    <>
      <Switch label="Tarjous" on={isOn} onChange={(on) => form.setValue("discount", on)} />
      {isOn && (
        <FieldGrid>
          <TextField
            label="Tarjoushinta"
            hint="Euroina, pienempi kuin hinta. Ostaja maksaa tämän hinnan tarjouksen ajan."
            inputMode="decimal"
            autoComplete="off"
            {...field("offerPrice")}
          />
          <TextField
            label="Voimassa asti"
            optional
            type="date"
            min={getToday()}
            max={toLatestOfferDay(product?.offer?.since ?? getToday())}
            hint={`Hinta palaa seuraavana päivänä. Ilman päivää tarjousmerkki näkyy ${maxOfferDays} päivää.`}
            {...field("offerUntil")}
          />
          <WideField>
            <OfferPreview form={form} product={product} />
          </WideField>
        </FieldGrid>
      )}
    </>
  );
}
