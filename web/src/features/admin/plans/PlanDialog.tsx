import { createPlan, updatePlan } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { NewPlan, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { api } from "../../../lib/api/client.ts";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { EntityDialog } from "../shared/EntityDialog.tsx";
import { useEntityForm } from "../shared/entity-form.ts";
import { emptyPlan, PlanValues, parsePlan, planOptions, toPlanValues } from "./plan-form.ts";

interface Props {
  plan: Plan | undefined;
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof PlanValues => name in emptyPlan;

const describeValues = ({ accountPlan, price, discountedPrice, promotedProducts }: PlanValues) =>
  ({
    accountPlan: ["Tili", accountPlan],
    price: ["Hinta", price],
    discountedPrice: ["Alennettu hinta", discountedPrice],
    promotedProducts: ["Tarjouksia", promotedProducts],
  }) as const;

function send(body: NewPlan, opened: Plan | undefined) {
  if (!opened) return api(createPlan, { body }, { handlesNoResponse: true });
  const change = { ...body, updatedAt: opened.updatedAt };
  return api(updatePlan, { params: { id: opened._id }, body: change }, { handlesNoResponse: true });
}

/** Creates or edits an account plan; plan names are unique. */
export function PlanDialog({ plan, onClose, onSaved }: Props) {
  const { form, ...entityForm } = useEntityForm({
    kind: "plan",
    entity: plan,
    schema: Plan,
    toValues: toPlanValues,
    valuesSchema: PlanValues,
    empty: emptyPlan,
    bodySchema: NewPlan,
    parseForm: parsePlan,
    isField,
    describeValues,
    send,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <EntityDialog
      title={plan ? `Muokkaa tiliä: ${planName[plan.accountPlan]}` : "Luo tili"}
      label="Tili"
      isNew={!plan}
      entityForm={entityForm}
      onClose={onClose}
    >
      {/* The name of an existing plan cannot change, because it identifies the plan. */}
      {!plan && (
        <Select
          label="Tilin nimi"
          empty="Valitse tili"
          options={planOptions}
          {...form.register("accountPlan")}
          error={errors.accountPlan?.message}
        />
      )}
      <TextField
        label="Hinta vuodessa (€, sis. alv)"
        inputMode="decimal"
        autoComplete="off"
        {...form.register("price")}
        error={errors.price?.message}
      />
      <TextField
        label="Alennettu hinta (€, sis. alv)"
        optional
        inputMode="decimal"
        autoComplete="off"
        {...form.register("discountedPrice")}
        error={errors.discountedPrice?.message}
      />
      <TextField
        label="Tarjouksia yhtä aikaa"
        inputMode="numeric"
        autoComplete="off"
        {...form.register("promotedProducts")}
        error={errors.promotedProducts?.message}
      />
    </EntityDialog>
  );
}
