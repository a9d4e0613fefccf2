import type { AlertSearch } from "@halkopiha/domain/alerts/alert.ts";
import type { ButtonSize } from "../../ui/forms/Button.tsx";

/** What to wait for: new listings of a search, or a listing that is available again. Empty filters are none. */
export type AlertProps =
  | { search: Readonly<Partial<Record<keyof AlertSearch, string>>>; productId?: never }
  | { productId: string; search?: never };

export type AlertButtonProps = AlertProps & { size?: ButtonSize };
