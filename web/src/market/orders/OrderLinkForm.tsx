import { sendOrderLink } from "@halkopiha/domain/contract/shop/order-page.ts";
import { Email } from "@halkopiha/domain/schemas/primitives.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { TextField } from "../../ui/forms/TextField.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./OrderLinkForm.module.css";

const LinkRequest = z.object({
  orderNumber: z.string().check(z.trim(), z.minLength(1, "Vaadittu kenttä"), z.maxLength(30)),
  email: Email,
});
type LinkRequest = z.infer<typeof LinkRequest>;

/** For buyers who have lost the link of their order: mails it, and never says whether there is such an order. */
export function OrderLinkForm() {
  const [answer, setAnswer] = useState("");
  const { formState, handleSubmit, register } = useTypedForm<LinkRequest, unknown, LinkRequest>({
    defaultValues: { orderNumber: "", email: "" },
    resolver: schemaResolver(LinkRequest),
  });

  async function send(body: LinkRequest) {
    setAnswer("");
    try {
      setAnswer((await api(sendOrderLink, { body })).message);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Card className={styles.card}>
      <form
        className={styles.form}
        aria-label="Tilausta ei löydy?"
        onSubmit={(event) => void handleSubmit(send)(event)}
        noValidate
      >
        <h2>Tilausta ei löydy?</h2>
        <p>Lähetämme linkin tilaukseesi siihen sähköpostiosoitteeseen, jolla tilasit.</p>
        <TextField
          label="Tilausnumero"
          hint="Esimerkiksi HP-261128-7K2Q4. Se on tilausvahvistuksessa."
          autoComplete="off"
          autoCapitalize="characters"
          error={formState.errors.orderNumber?.message}
          {...register("orderNumber")}
        />
        <EmailField label="Sähköposti" error={formState.errors.email?.message} {...register("email")} />
        <SubmitButton busy={formState.isSubmitting} action="Linkin pyytäminen">
          Lähetä linkki
        </SubmitButton>
        <p role="status">{answer}</p>
      </form>
    </Card>
  );
}
