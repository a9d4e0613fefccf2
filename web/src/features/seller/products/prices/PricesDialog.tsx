import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import { changePrice, type PriceStep, parsePriceStep } from "@halkopiha/domain/products/price-change.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { type FormEvent, useState } from "react";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { RadioGroup } from "../../../../ui/forms/RadioGroup.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../Products.module.css";
import { useChangePrices } from "./use-change-prices.ts";

interface Props {
  products: readonly Product[];
  onClose(): void;
}

/** '54,00 € → 59,40 €'; the present price alone while there is no change. */
function formatPreview(price: number, to: number | null | undefined): string {
  if (to === undefined) return formatEuros(price);
  return `${formatEuros(price)} → ${to === null ? "ei kelpaa hinnaksi" : formatEuros(to)}`;
}

/** Changes the prices of chosen products by percent or by euros, with a preview of each. */
export function PricesDialog({ products, onClose }: Props) {
  const [kind, setKind] = useState<PriceStep["kind"]>("percent");
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const change = useChangePrices();
  const hundredths = parsePriceStep(typed);
  // The price of an offer is changed in its form: raised, it would be an offer no more.
  const rows = products
    .filter(({ offer }) => !offer)
    .map((product) => ({
      product,
      isChosen: !left.has(product._id),
      to: hundredths === null ? undefined : changePrice(product.price, { kind, hundredths }),
    }));
  const chosen = rows.filter(({ isChosen }) => isChosen);

  function findError(): string | undefined {
    if (hundredths === null) return "Anna muutos lukuna, esimerkiksi 5 tai −2,50.";
    if (chosen.length === 0) return "Valitse ainakin yksi ilmoitus.";
    if (chosen.some(({ to }) => to === null))
      return "Jokin uusista hinnoista ei kelpaa. Pienennä muutosta tai poista ilmoituksen valinta.";
    return undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = findError();
    setError(found);
    if (found) return;
    setSaving(true);
    const prices = chosen.flatMap(({ product: { _id: productId, price: from }, to }) =>
      to ? [{ productId, from, to }] : [],
    );
    if (await change({ prices })) onClose();
    else setSaving(false);
  }

  function toggle(id: string, isChosen: boolean) {
    setLeft(isChosen ? new Set([...left, id]) : new Set([...left].filter((other) => other !== id)));
  }

  return (
    <Dialog title="Muuta hintoja" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label="Hintojen muutos"
      >
        <RadioGroup
          legend="Muutos"
          name="kind"
          value={kind === "percent"}
          options={[
            { value: true, text: "Prosentteina" },
            { value: false, text: "Euroina" },
          ]}
          onChange={(isPercent) => setKind(isPercent ? "percent" : "euros")}
        />
        <TextField
          label={kind === "percent" ? "Muutos (%)" : "Muutos (€)"}
          hint="Miinusmerkki laskee hintoja: −5"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
        <fieldset className={styles.prices}>
          <legend>Ilmoitukset ja uudet hinnat</legend>
          {rows.map(({ product, isChosen, to }) => (
            <Checkbox
              key={product._id}
              label={
                <>
                  {formatListingTitle(product)}:{" "}
                  <span className={styles.price}>
                    {formatPreview(product.price, isChosen ? to : undefined)}
                  </span>
                </>
              }
              checked={isChosen}
              onChange={() => toggle(product._id, isChosen)}
            />
          ))}
        </fieldset>
        {rows.length < products.length && (
          <p>
            Tarjouksessa olevien ilmoitusten hintoja ei muuteta tässä. Ne muutetaan ilmoituksen lomakkeella.
          </p>
        )}
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving} action="Tallentaminen">
            {`Muuta hinnat (${chosen.length})`}
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
