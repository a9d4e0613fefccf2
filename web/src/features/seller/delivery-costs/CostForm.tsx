import { createDeliveryCost, updateDeliveryCost } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { isPriceJump } from "@halkopiha/domain/money/money.ts";
import { DeliveryCost, deliveryCostNames, type NewDeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { ConflictNotice } from "../../../lib/forms/ConflictNotice.tsx";
import { useConflict } from "../../../lib/forms/use-conflict.ts";
import { useFormDraft } from "../../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PriceJumpDialog } from "../shared/PriceJumpDialog.tsx";
import { CostTerms } from "./CostTerms.tsx";
import { formatCostExample, formatPriceLabel } from "./cost-example.ts";
import {
  type CostDraft,
  type CostValues,
  costDraftAtom,
  createCostResolver,
  describeCost,
  emptyCost,
  emptyDraft,
  toCostValues,
} from "./cost-form.ts";
import styles from "./DeliveryCosts.module.css";

const toOptions = (all: readonly string[]) => all.map((value) => ({ value, text: value }));
const required = "Vaadittu kenttä";

function save(id: string | null, body: NewDeliveryCost, opened: DeliveryCost | undefined) {
  return id
    ? api(
        updateDeliveryCost,
        { params: { id }, body: { ...body, updatedAt: opened?.updatedAt } },
        { handlesErrors: true },
      )
    : api(createDeliveryCost, { body }, { handlesErrors: true });
}

interface Props {
  /** The stored cost that is edited; undefined for a new one. */
  storedCost: DeliveryCost | undefined;
  onSaved(): Promise<void>;
}

/**
 * Creates a delivery cost, or edits the one of the draft. When another device has edited it since it was opened, the seller chooses which
 * values to keep. §4, §5
 */
export function CostForm({ storedCost, onSaved }: Props) {
  const { id, opened } = useAtomValue(costDraftAtom);
  const showBanner = useSetAtom(showBannerAtom);
  // The cost to save after the seller has confirmed the price.
  const [costToConfirm, setCostToConfirm] = useState<NewDeliveryCost>();
  const { getOpened, handleStale, ...conflict } = useConflict({
    schema: DeliveryCost,
    opened: (id !== null && DeliveryCost.safeParse(opened).data) || storedCost,
    toValues: toCostValues,
    describe: describeCost,
    getValues: (): CostValues => form.getValues(),
    onReset: (values, now) => rebase(toCostValues(now), values),
    submit: () => void submit(),
  });
  const { form, resetTo, rebase } = useFormDraft<CostValues, NewDeliveryCost, CostDraft>({
    draftAtom: costDraftAtom,
    emptyDraft,
    saved: emptyCost,
    restore: ({ values }) => values,
    toDraft: (values) => ({ id, opened: getOpened() ?? null, values }),
    resolver: createCostResolver(storedCost),
  });
  const { formState, handleSubmit, register, setFocus, setValue, watch } = form;
  const { errors, isSubmitting } = formState;
  const clear = () => resetTo(emptyCost);

  useEffect(() => {
    if (id) setFocus("name");
  }, [id, setFocus]);

  const submit = () =>
    handleSubmit(async (body) => {
      if (storedCost && isPriceJump(storedCost.price, body.price)) setCostToConfirm(body);
      else await send(body);
    })();

  async function send(body: NewDeliveryCost) {
    try {
      const { message } = await save(id, body, getOpened());
      showBanner("success", message);
      await onSaved();
      clear();
    } catch (error) {
      if (await handleStale(error, form.getValues(), submit)) return;
      assertApiError(error);
      // The end of the session has a message of its own; the form keeps its values.
      if (error.status !== 401) showBanner("danger", error.message);
    }
  }

  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
        aria-label="Toimituskulu"
      >
        <h2>{id ? "Muokkaa toimituskulua" : "Uusi toimituskulu"}</h2>
        <ConflictNotice conflict={conflict} busy={isSubmitting} />
        <Select
          label="Peruste"
          hint={required}
          empty="Valitse peruste"
          options={toOptions(deliveryCostNames)}
          {...register("name")}
          error={errors.name?.message}
        />
        <TextField
          label={`${formatPriceLabel(watch())} (€)`}
          hint={required}
          inputMode="decimal"
          autoComplete="off"
          {...register("price")}
          error={errors.price?.message}
        />
        <p className={joinClasses(styles.soft, styles.example)} role="status">
          {formatCostExample(watch())}
        </p>
        <CostTerms
          isByDistance={watch("name") === "Kilometrien mukaan"}
          register={register}
          errors={errors}
        />
        <Switch
          label="Hinta kerrotaan tilatulla määrällä"
          on={watch("multipliedByQuantity")}
          onChange={(on) => setValue("multipliedByQuantity", on)}
        />
        <Switch
          label={watch("available") ? "Aktiivinen" : "Pois käytöstä"}
          on={watch("available")}
          onChange={(on) => setValue("available", on)}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={isSubmitting} action="Tallentaminen">
            {id ? "Muokkaa" : "Luo"}
          </SubmitButton>
          {id && (
            <Button variant="plain" onClick={clear}>
              Peruuta
            </Button>
          )}
        </div>
      </form>
      {storedCost && costToConfirm && (
        <PriceJumpDialog
          from={storedCost.price}
          to={costToConfirm.price}
          onClose={() => setCostToConfirm(undefined)}
          onConfirm={() => send(costToConfirm)}
        />
      )}
    </Card>
  );
}
