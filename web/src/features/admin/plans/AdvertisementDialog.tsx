import {
  createAdvertisement,
  updateAdvertisement,
} from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { parseEuros } from "@halkopiha/domain/money/euros.ts";
import { Advertisement, NewAdvertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import type { Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { api } from "../../../lib/api/client.ts";
import { PlanCard } from "../../../market/plans/PlanCard.tsx";
import { toPlanOffer } from "../../../market/plans/plan-offers.ts";
import { EntityDialog } from "../shared/EntityDialog.tsx";
import { useEntityForm } from "../shared/entity-form.ts";
import { AdvertisementFields } from "./AdvertisementFields.tsx";
import styles from "./Plans.module.css";
import {
  AdvertisementValues,
  emptyAdvertisement,
  parseAdvertisement,
  splitLines,
  toAdvertisementValues,
} from "./plan-form.ts";

interface Props {
  card: Advertisement | undefined;
  plans: readonly Plan[];
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof AdvertisementValues => name in emptyAdvertisement;

const describeValues = (typed: AdvertisementValues) =>
  ({
    title: ["Otsikko", typed.title],
    descriptions: ["Kuvaukset", typed.descriptions],
    priceTag: ["Hintalappu", typed.priceTag],
    discountInfo: ["Alennustieto", typed.discountInfo],
    accountPlan: ["Tili", typed.accountPlan],
    price: ["Hinta", typed.price],
  }) as const;

function send(body: NewAdvertisement, opened: Advertisement | undefined) {
  if (!opened) return api(createAdvertisement, { body }, { handlesNoResponse: true });
  const change = { ...body, updatedAt: opened.updatedAt };
  return api(updateAdvertisement, { params: { id: opened._id }, body: change }, { handlesNoResponse: true });
}

interface PreviewProps extends Pick<Props, "card" | "plans"> {
  typed: AdvertisementValues;
}

/** Preview of the card with the values typed so far, and with its stored picture. */
function Preview({ typed, card: stored, plans }: PreviewProps) {
  const { accountPlan, descriptions, price, title, ...rest } = typed;
  const card: Advertisement = {
    ...rest,
    _id: "esikatselu",
    title: title || "Otsikko",
    image: stored?.image ?? "",
    images: stored?.images ?? null,
    descriptions: [...new Set(splitLines(descriptions))],
    accountPlan: accountPlan === "premium" ? "premium" : "basic",
    price: parseEuros(price),
  };
  return (
    <section className={styles.preview} aria-label="Esikatselu">
      <h3>Esikatselu</h3>
      <PlanCard plan={toPlanOffer(card, plans)}>{null}</PlanCard>
    </section>
  );
}

/** Creates or edits a subscription card of the front page. */
export function AdvertisementDialog({ card, plans, onClose, onSaved }: Props) {
  const { form, ...entityForm } = useEntityForm({
    kind: "advertisement",
    entity: card,
    schema: Advertisement,
    toValues: toAdvertisementValues,
    valuesSchema: AdvertisementValues,
    empty: emptyAdvertisement,
    bodySchema: NewAdvertisement,
    parseForm: parseAdvertisement,
    isField,
    describeValues,
    send,
    onSaved,
  });
  return (
    <EntityDialog
      title={card ? "Muokkaa mainosta" : "Luo mainos"}
      label="Mainos"
      isNew={!card}
      entityForm={entityForm}
      onClose={onClose}
    >
      <AdvertisementFields form={form} />
      {!card && <p>Kuva lisätään mainoksen Kuva-painikkeella, kun mainos on luotu.</p>}
      <Preview typed={form.watch()} card={card} plans={plans} />
    </EntityDialog>
  );
}
