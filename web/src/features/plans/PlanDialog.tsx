import { createPlan, updatePlan } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { NewPlan, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { useForm } from "react-hook-form";
import { api } from "../../app/api.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { ThingDialog } from "../../app/ThingDialog.tsx";
import { useThingDraft } from "../../app/thing-draft.ts";
import { useThingForm } from "../../app/thing-form.ts";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { emptyPlan, planOptions, readPlan, TypedPlan, typedPlanOf } from "./typed-plan.ts";

interface Props {
  plan: Plan | undefined;
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof TypedPlan => name in emptyPlan;

const wordsOf = ({ accountPlan, price, discountedPrice, promotedProducts }: TypedPlan) =>
  ({
    accountPlan: ["Tili", accountPlan],
    price: ["Hinta", price],
    discountedPrice: ["Alennettu hinta", discountedPrice],
    promotedProducts: ["Tarjouksia", promotedProducts],
  }) as const;

function send(body: NewPlan, opened: Plan | undefined) {
  if (!opened) return api(createPlan, { body }, { quiet: true });
  const change = { ...body, updatedAt: opened.updatedAt };
  return api(updatePlan, { params: { id: opened._id }, body: change }, { quiet: true });
}

/** Makes an account plan or changes one; there is one of each name. */
export function PlanDialog({ plan, onClose, onSaved }: Props) {
  const draft = useThingDraft({
    kind: "plan",
    thing: plan,
    schema: Plan,
    typedOf: typedPlanOf,
    shape: TypedPlan,
    empty: emptyPlan,
  });
  const form = useForm<TypedPlan, unknown, NewPlan>({
    defaultValues: draft.initial,
    resolver: bySchema(NewPlan, readPlan),
  });
  const change = useThingForm({
    form,
    draft,
    isField,
    wordsOf,
    send,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <ThingDialog
      title={plan ? `Muokkaa tiliä: ${planName[plan.accountPlan]}` : "Luo tili"}
      label="Tili"
      isNew={!plan}
      change={change}
      onClose={onClose}
    >
      {/* A plan keeps its name: it is found by it. */}
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
    </ThingDialog>
  );
}
