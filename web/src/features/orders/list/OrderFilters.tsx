import type { Order } from "@halkopiha/domain/orders/order.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import type { OrderFilter } from "../order-filter.ts";
import styles from "./OrderFilters.module.css";
import { SellerPicker } from "./SellerPicker.tsx";

interface DaysProps {
  filter: OrderFilter;
  onChange(filter: OrderFilter): void;
}

interface Props extends DaysProps {
  /** The selected seller, if one of the loaded orders is theirs. */
  knownSeller: Order["seller"] | undefined;
}

const parseDay = (form: FormData, name: string) => {
  const day = CalendarDay.safeParse(form.get(name));
  return day.success ? day.data : undefined;
};

/** Dates are applied by a button, because a half-typed date can be a valid other date. */
function Days({ filter, onChange }: DaysProps) {
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
    onChange({ ...filter, from, to });
  }

  return (
    <form className={styles.days} onSubmit={choose} noValidate aria-label="Päivät">
      <TextField label="Ensimmäinen päivä" type="date" name="from" defaultValue={filter.from} />
      <TextField label="Viimeinen päivä" type="date" name="to" defaultValue={filter.to} error={error} />
      <Button type="submit" variant="plain">
        Rajaa päivät
      </Button>
    </form>
  );
}

function ClearFilters({ filter, onChange }: DaysProps) {
  const { userid, from, to, ...others } = filter;
  if (!userid && !from && !to) return null;
  return (
    <Button variant="quiet" icon="close" onClick={() => onChange(others)}>
      Poista rajaukset
    </Button>
  );
}

/** Filters for admins: seller and dates. §2 */
export function AdminOrderFilters({ filter, onChange, knownSeller }: Props) {
  const { userid, from, to } = filter;
  return (
    <Toolbar label="Rajaus">
      <SellerPicker
        chosen={userid}
        name={knownSeller && (knownSeller.companyName ?? knownSeller.fullName)}
        onChoose={(seller) => onChange({ ...filter, userid: seller })}
      />
      <Days key={`${from} ${to}`} filter={filter} onChange={onChange} />
      <ClearFilters filter={filter} onChange={onChange} />
    </Toolbar>
  );
}

/** Dates for sellers, folded until they are needed: on a phone the orders come first. */
export function SellerOrderFilters({ filter, onChange }: DaysProps) {
  const { from, to } = filter;
  return (
    <details className={styles.folded} open={from !== undefined || to !== undefined}>
      <summary>Rajaa päivillä</summary>
      <Toolbar label="Rajaus">
        <Days key={`${from} ${to}`} filter={filter} onChange={onChange} />
        <ClearFilters filter={filter} onChange={onChange} />
      </Toolbar>
    </details>
  );
}
