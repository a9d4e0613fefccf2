import { maxRestrictionReason, RestrictionReasonText } from "@halkopiha/domain/reports/restriction-reason.ts";
import { TextArea } from "../../../ui/forms/TextArea.tsx";

/** What is wrong with a reason; undefined for one that can be sent. */
export const findReasonError = (typed: string): string | undefined =>
  RestrictionReasonText.safeParse(typed).error?.issues[0]?.message;

interface Props {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Why an account is closed or deleted: its seller gets it as the statement of reasons. */
export function RestrictionReasonField({ value, error, onChange }: Props) {
  return (
    <TextArea
      label="Perustelu myyjälle"
      hint="Vaadittu kenttä. Myyjä saa perustelun sähköpostilla tai tekstiviestillä tiedon siitä."
      name="reason"
      rows={3}
      maxLength={maxRestrictionReason}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
