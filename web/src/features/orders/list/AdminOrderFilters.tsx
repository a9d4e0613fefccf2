import type { Order } from "@halkopiha/domain/orders/order.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { formatFilterQuery, type OrderFilter } from "../order-filter.ts";
import styles from "./AdminOrderFilters.module.css";
import { SellerPicker } from "./SellerPicker.tsx";

interface Props {
  filter: OrderFilter;
  /** The selected seller, if one of the loaded orders is theirs. */
  knownSeller: Order["seller"] | undefined;
}

const parseDay = (form: FormData, name: string) => {
  const day = CalendarDay.safeParse(form.get(name));
  return day.success ? day.data : undefined;
};

/** Dates are applied by a button, because a half-typed date can be a valid other date. */
function Days({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
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
    navigate(formatFilterQuery({ ...filter, from, to }));
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

/** Filters for admins: seller and dates. §2 */
export function AdminOrderFilters({ filter, knownSeller }: Props) {
  const navigate = useNavigate();
  const { userid, from, to, ...others } = filter;
  return (
    <>
      <SellerPicker
        chosen={userid}
        name={knownSeller && (knownSeller.companyName ?? knownSeller.fullName)}
        onChoose={(seller) => navigate(formatFilterQuery({ ...filter, userid: seller }))}
      />
      <Days key={`${from} ${to}`} filter={filter} />
      {(userid || from || to) && (
        <Button variant="quiet" icon="close" onClick={() => navigate(formatFilterQuery(others))}>
          Poista rajaukset
        </Button>
      )}
    </>
  );
}
