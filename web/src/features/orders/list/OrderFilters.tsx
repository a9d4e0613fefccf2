import type { Order } from "@halkopiha/domain/orders/order.ts";
import { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { FormEvent } from "react";
import { DayRangeForm } from "../../../lib/forms/DayRangeForm.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Folded } from "../../../ui/layout/Folded.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { isByTime, type OrderFilter } from "../order-filter.ts";
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

const orders = [
  { value: "newest", text: "Uusimmat ensin" },
  { value: "time", text: "Sovitun ajan mukaan" },
];

/** The order of the list and the day of the agreed time; a search has neither. */
function AgreedTimes({ filter, onChange }: DaysProps) {
  const { day, ...others } = filter;
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = CalendarDay.safeParse(new FormData(event.currentTarget).get("day"));
    onChange(chosen.success ? { ...filter, day: chosen.data } : others);
  }
  return (
    <>
      <Select
        label="Järjestys"
        options={orders}
        value={isByTime(filter) ? "time" : "newest"}
        onChange={({ target }) => onChange({ ...others, sort: target.value === "time" ? "time" : undefined })}
      />
      <form className={styles.day} key={day} onSubmit={choose} noValidate aria-label="Sovittu päivä">
        <TextField label="Sovittu päivä" type="date" name="day" defaultValue={day} />
        <Button type="submit" variant="plain">
          Näytä päivä
        </Button>
      </form>
    </>
  );
}

function Days({ filter, onChange }: DaysProps) {
  const { userid, from, to, day, sort, ...others } = filter;
  return (
    <>
      {filter.searchId === undefined && <AgreedTimes filter={filter} onChange={onChange} />}
      <DayRangeForm range={filter} onChange={(range) => onChange({ ...filter, ...range })} />
      {(userid || from || to || day || sort) && (
        <Button variant="quiet" icon="close" onClick={() => onChange(others)}>
          Poista rajaukset
        </Button>
      )}
    </>
  );
}

/** Filters for admins: seller and dates. §2 */
export function AdminOrderFilters({ filter, onChange, knownSeller }: Props) {
  return (
    <Toolbar label="Rajaus">
      <SellerPicker
        chosen={filter.userid}
        name={knownSeller && (knownSeller.companyName ?? knownSeller.fullName)}
        onChoose={(seller) => onChange({ ...filter, userid: seller })}
      />
      <Days filter={filter} onChange={onChange} />
    </Toolbar>
  );
}

/** Dates and times for sellers, folded until they are needed: on a phone the orders come first. */
export function SellerOrderFilters({ filter, onChange }: DaysProps) {
  const { from, to } = filter;
  return (
    <Folded
      summary="Rajaa päivämäärän mukaan ja järjestä"
      open={from !== undefined || to !== undefined || isByTime(filter)}
    >
      <Toolbar label="Rajaus">
        <Days filter={filter} onChange={onChange} />
      </Toolbar>
    </Folded>
  );
}
