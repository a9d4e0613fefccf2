import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./DayRangeForm.module.css";

/** The first and the last day of a list; undefined where it has no limit. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

interface Props {
  range: DayRange;
  onChange(range: DayRange): void;
}

const parseDay = (form: FormData, name: string) => {
  const day = CalendarDay.safeParse(form.get(name));
  return day.success ? day.data : undefined;
};

function DayFields({ range, onChange }: Props) {
  const [error, setError] = useState<string>();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [parseDay(form, "from"), parseDay(form, "to")];
    if (from && to && to < from) {
      setError("Viimeinen päivä on ennen ensimmäistä.");
      const last = event.currentTarget.elements.namedItem("to");
      if (last instanceof HTMLElement) last.focus();
      return;
    }
    setError(undefined);
    onChange({ from, to });
  }

  return (
    <form className={styles.days} onSubmit={choose} noValidate aria-label="Päivät">
      <TextField label="Ensimmäinen päivä" type="date" name="from" defaultValue={range.from} />
      <TextField label="Viimeinen päivä" type="date" name="to" defaultValue={range.to} error={error} />
      <Button type="submit" variant="plain">
        Rajaa päivät
      </Button>
    </form>
  );
}

/** Narrows a list to days. They are applied by a button, because a half-typed date can be a valid other date. */
export function DayRangeForm({ range: { from, to }, onChange }: Props) {
  return <DayFields key={`${from} ${to}`} range={{ from, to }} onChange={onChange} />;
}
