import { withdrawFromOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import { WithdrawalForm } from "@halkopiha/domain/orders/withdrawal-form.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { EndProps } from "./CancelOrder.tsx";
import styles from "./OrderEnd.module.css";

interface Values {
  name: string;
  email: string;
  part: string;
  reason: string;
}

/** The statement of withdrawal, filled in as far as the page knows it, with a button that confirms it. Consumer Rights Directive art. 11a(2) and (3). */
export function WithdrawalDialog({
  order,
  link: { id, code },
  onChanged,
  onClose,
}: EndProps & { onClose(): void }) {
  const showBanner = useSetAtom(showBannerAtom);
  const { formState, handleSubmit, register } = useTypedForm<Values, unknown, WithdrawalForm>({
    defaultValues: {
      name: `${order.buyer.firstname} ${order.buyer.lastname}`,
      email: "",
      part: "",
      reason: "",
    },
    resolver: schemaResolver(WithdrawalForm),
  });
  const { errors } = formState;

  async function withdraw(statement: WithdrawalForm) {
    try {
      const answer = await api(withdrawFromOrder, { params: { id }, body: { ...statement, code } });
      showBanner("success", "Peruutuksesi on vastaanotettu. Saat siitä vahvistuksen sähköpostiisi.");
      onClose();
      onChanged(answer.order);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Dialog title="Peruuta sopimus" onClose={onClose}>
      <form
        className={styles.form}
        aria-label="Peruutusilmoitus"
        onSubmit={(event) => void handleSubmit(withdraw)(event)}
        noValidate
      >
        <p>
          Ilmoitan peruuttavani sopimuksen: tilaus <strong>{order.orderNumber}</strong>, myyjä{" "}
          {order.seller.companyName ?? order.seller.fullName}.
        </p>
        <TextField label="Nimi" autoComplete="name" error={errors.name?.message} {...register("name")} />
        <EmailField
          label="Sähköposti"
          hint="Lähetämme tähän vahvistuksen peruutuksesta."
          error={errors.email?.message}
          {...register("email")}
        />
        <TextArea
          label="Vain osa tilauksesta (vapaaehtoinen)"
          hint="Kerro, mitä peruutat. Jätä tyhjäksi, jos peruutat koko tilauksen."
          rows={2}
          maxLength={500}
          error={errors.part?.message}
          {...register("part")}
        />
        <TextArea
          label="Syy (vapaaehtoinen)"
          hint="Sinun ei tarvitse kertoa syytä."
          rows={2}
          maxLength={500}
          error={errors.reason?.message}
          {...register("reason")}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={formState.isSubmitting} action="Peruuttaminen">
            Vahvista peruutus
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Keskeytä
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
