import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";

/** What a seller pays for the year of the registration, with its label. */
export const feeLabel = "Maksu tältä vuodelta";
export const formatFee = ({ userAccount: { fee } }: User): string => (fee ? formatEuros(fee.gross) : "–");
