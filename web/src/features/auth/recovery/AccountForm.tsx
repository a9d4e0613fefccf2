import { Username } from "@halkopiha/domain/identity/identifiers.ts";
import { Email, emailFormatMessage } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { EmailField } from "../../../lib/forms/EmailField.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import styles from "../AuthPage.module.css";

/** An e-mail address or a user name; what is neither is reported as an address of the wrong format. §5 */
const Account = z.object({ account: z.union([Email, Username], emailFormatMessage) });
type Account = z.infer<typeof Account>;

/** The account of a call, as the server expects it. */
export const toAccountReference = (account: string): { email: string } | { username: string } =>
  account.includes("@") ? { email: account } : { username: account };

/** Form for the account whose password is lost; the code is sent to its e-mail address or phone. */
export function AccountForm({
  initial,
  onSubmit,
}: {
  initial: string;
  onSubmit(account: string): Promise<void>;
}) {
  const { formState, handleSubmit, register } = useTypedForm<Account, unknown, Account>({
    defaultValues: { account: initial },
    resolver: schemaResolver(Account),
  });

  async function send({ account }: Account) {
    // The banner shows the error.
    await onSubmit(account).catch((error: unknown) => {
      assertApiError(error);
    });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label="Salasanan palautus"
    >
      <EmailField
        label="Sähköposti tai käyttäjänimi"
        isAlsoUsername
        hint="Lähetämme pinkoodin sähköpostiin tai puhelimeen, jonka annoit liittyessäsi."
        error={formState.errors.account?.message}
        {...register("account")}
      />
      <SubmitButton busy={formState.isSubmitting} action="Salasanan palautus">
        Lähetä pinkoodi
      </SubmitButton>
    </form>
  );
}
