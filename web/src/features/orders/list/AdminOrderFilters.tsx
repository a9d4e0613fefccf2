import type { Order } from "@halkopiha/domain/orders/order.ts";
import { DayRangeForm } from "../../../lib/forms/DayRangeForm.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import type { OrderFilter } from "../order-filter.ts";
import { SellerPicker } from "./SellerPicker.tsx";

interface Props {
  filter: OrderFilter;
  onChange(filter: OrderFilter): void;
  /** The selected seller, if one of the loaded orders is theirs. */
  knownSeller: Order["seller"] | undefined;
}

/** Filters for admins: seller and dates. §2 */
export function AdminOrderFilters({ filter, onChange, knownSeller }: Props) {
  const { userid, from, to, ...others } = filter;
  return (
    <>
      <SellerPicker
        chosen={userid}
        name={knownSeller && (knownSeller.companyName ?? knownSeller.fullName)}
        onChoose={(seller) => onChange({ ...filter, userid: seller })}
      />
      <DayRangeForm range={filter} onChange={(range) => onChange({ ...filter, ...range })} />
      {(userid || from || to) && (
        <Button variant="quiet" icon="close" onClick={() => onChange(others)}>
          Poista rajaukset
        </Button>
      )}
    </>
  );
}
