import type { Order } from "@halkopiha/domain/orders/order.ts";
import { DayRangeForm } from "../../../lib/forms/DayRangeForm.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
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

function Days({ filter, onChange }: DaysProps) {
  const { userid, from, to, ...others } = filter;
  return (
    <>
      <DayRangeForm range={filter} onChange={(range) => onChange({ ...filter, ...range })} />
      {(userid || from || to) && (
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

/** Dates for sellers, folded until they are needed: on a phone the orders come first. */
export function SellerOrderFilters({ filter, onChange }: DaysProps) {
  const { from, to } = filter;
  return (
    <details className={styles.folded} open={from !== undefined || to !== undefined}>
      <summary>Rajaa päivämäärän mukaan</summary>
      <Toolbar label="Rajaus">
        <Days filter={filter} onChange={onChange} />
      </Toolbar>
    </details>
  );
}
