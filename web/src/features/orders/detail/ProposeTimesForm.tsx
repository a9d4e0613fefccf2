import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { isProposable, maxDaysAhead } from "@halkopiha/domain/orders/agree-time.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { maxProposedTimes, ProposedTimes } from "@halkopiha/domain/orders/order-times.ts";
import { useSetAtom, useStore } from "jotai/react";
import { useEffect, useRef } from "react";
import { useFieldArray } from "react-hook-form";
import * as z from "zod/mini";
import { getToday } from "../../../lib/format/today.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import { notifyQueuedAtom } from "../../../offline/outbox/pending-atoms.ts";
import { RejectedError } from "../../../offline/outbox/send-mutation.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./OrderTime.module.css";

const Proposal = z.object({ times: ProposedTimes });
type Proposal = z.infer<typeof Proposal>;

interface Row {
  day: string;
  from: string;
  until: string;
}

interface Values {
  times: Row[];
}

const emptyRow: Row = { day: "", from: "", until: "" };

function findDayError(day: string): string | null {
  if (day === "") return messages.requiredField;
  if (isProposable({ day }, getToday())) return null;
  return `Valitse päivä tästä päivästä alkaen, enintään ${maxDaysAhead} päivän päästä.`;
}

const resolver = schemaResolver(Proposal, ({ times }: Values) => {
  const errors = times.flatMap(({ day }, index) => {
    const error = findDayError(day);
    return error ? [[`times.${index}.day`, error] as const] : [];
  });
  return {
    input: {
      times: times.map(({ day, from, until }) => ({ day, ...(from && { from }), ...(until && { until }) })),
    },
    fieldErrors: Object.fromEntries(errors),
  };
});

interface Props {
  order: Order;
  onClose(): void;
}

/** Proposes up to three times to the buyer; without a connection they are sent later. */
export function ProposeTimesForm({ order, onClose }: Props) {
  const { control, formState, handleSubmit, register } = useTypedForm<Values, unknown, Proposal>({
    defaultValues: { times: [emptyRow] },
    resolver,
  });
  const { fields, append, remove } = useFieldArray({ control, name: "times" });
  const { errors, isSubmitting } = formState;
  const store = useStore();
  const showBanner = useSetAtom(showBannerAtom);
  const notifyQueued = useSetAtom(notifyQueuedAtom);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  async function propose({ times }: Proposal) {
    const userId = store.get(sessionAtom)?.user._id;
    if (!userId) return;
    try {
      const result = await outbox.proposeTimes(order, times, userId);
      if (result === "sent") showBanner("success", "Ehdotus on lähetetty ostajalle.");
      else notifyQueued("Ehdotus lähetetään ostajalle, kun verkkoyhteys toimii.");
      onClose();
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      showBanner("danger", error.message);
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(propose)(event)}
      noValidate
      aria-label="Ajan ehdottaminen"
    >
      <p>Ilman kellonaikaa ehdotat koko päivää.</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend>Aika {index + 1}</legend>
          <TextField
            label="Päivä"
            type="date"
            min={getToday()}
            max={addDays(getToday(), maxDaysAhead)}
            error={errors.times?.[index]?.day?.message}
            {...register(`times.${index}.day`)}
          />
          <TextField
            label="Alkaa"
            optional
            type="time"
            error={errors.times?.[index]?.from?.message}
            {...register(`times.${index}.from`)}
          />
          <TextField
            label="Päättyy"
            optional
            type="time"
            error={errors.times?.[index]?.until?.message}
            {...register(`times.${index}.until`)}
          />
          {fields.length > 1 && (
            <Button variant="quiet" icon="close" onClick={() => remove(index)}>
              Poista aika {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {(errors.times?.root?.message ?? errors.times?.message) && (
        <p className={styles.error} role="alert">
          {errors.times?.root?.message ?? errors.times?.message}
        </p>
      )}
      <div className={styles.buttons}>
        {fields.length < maxProposedTimes && (
          <Button variant="plain" icon="plus" onClick={() => append(emptyRow)}>
            Lisää aika
          </Button>
        )}
        <Button type="submit" variant="accent" busy={isSubmitting}>
          Lähetä ehdotus
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}
