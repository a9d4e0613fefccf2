import type { Order } from "@halkopiha/domain/orders/order.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./OfficeFilters.module.css";
import { filterAddress, type OrderFilter } from "./order-filter.ts";
import { SellerChooser } from "./SellerChooser.tsx";

interface Props {
  filter: OrderFilter;
  /** The chosen seller, once an order of theirs has been found. */
  known: Order["seller"] | undefined;
}

const dayIn = (form: FormData, name: string) => {
  const day = CalendarDay.safeParse(form.get(name));
  return day.success ? day.data : undefined;
};

/** Days are asked for by a button: a date that is half typed is another date. */
function Days({ filter }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [dayIn(form, "from"), dayIn(form, "to")];
    if (from && to && to < from) {
      setError("Viimeinen päivä on ennen ensimmäistä.");
      const last = event.currentTarget.elements.namedItem("to");
      if (last instanceof HTMLElement) last.focus();
      return;
    }
    setError(undefined);
    navigate(filterAddress({ ...filter, from, to }));
  }

  return (
    <form className={styles.days} onSubmit={choose} noValidate aria-label="Päivät">
      <TextField label="Ensimmäinen päivä" type="date" name="from" defaultValue={filter.from} />
      <TextField label="Viimeinen päivä" type="date" name="to" defaultValue={filter.to} error={error} />
      <Button type="submit" look="plain">
        Rajaa päivät
      </Button>
    </form>
  );
}

/** What an admin narrows everyone's orders by: a seller, and days. §2 */
export function OfficeFilters({ filter, known }: Props) {
  const navigate = useNavigate();
  const { userid, from, to } = filter;
  return (
    <>
      <SellerChooser
        chosen={userid}
        name={known && (known.companyName ?? known.fullName)}
        onChoose={(seller) => navigate(filterAddress({ ...filter, userid: seller }))}
      />
      <Days key={`${from} ${to}`} filter={filter} />
      {(userid || from || to) && (
        <Button look="quiet" icon="close" onClick={() => navigate(filterAddress({ status: filter.status }))}>
          Poista rajaukset
        </Button>
      )}
    </>
  );
}
