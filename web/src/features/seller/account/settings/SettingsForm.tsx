import { AccountSettings, maxDescriptionLength } from "@halkopiha/domain/accounts/account-settings.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import { deliveryMethods, deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { paymentTermLabel, paymentTerms } from "@halkopiha/domain/receipts/payment-terms.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense } from "react";
import { Await } from "react-router-dom";
import { api } from "../../../../lib/api/client.ts";
import { LoadFailed } from "../../../../lib/connection/LoadFailed.tsx";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { formatNumber } from "../../../../lib/format/format.ts";
import { ConflictNotice } from "../../../../lib/forms/ConflictNotice.tsx";
import { RestoredDraft } from "../../../../lib/forms/RestoredDraft.tsx";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../../../../ui/forms/Checkbox.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextArea } from "../../../../ui/forms/TextArea.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../AccountPage.module.css";
import { accountSettingsDraftAtom } from "../draft-atoms.ts";
import { useProfileForm } from "../use-profile-form.ts";
import { LocalitiesField } from "./LocalitiesField.tsx";
import { describeSettings, parseSettings, SettingsValues, toSettingsValues } from "./settings-form.ts";

interface Props {
  user: User;
  localities: Promise<readonly LocalitiesOfRegion[]>;
  onSaved(user: User): void;
}

const methodOptions = deliveryMethods.map((value) => ({ value, text: value }));
const termOptions = paymentTerms.map((value) => ({ value, text: paymentTermLabel[value] }));
const timeOptions = deliveryTimes.map((value) => ({ value, text: deliveryTimeLabel[value] }));
const isField = (name: string): name is keyof SettingsValues => name in SettingsValues.shape;

function descriptionHint(typed: string): string {
  const left = maxDescriptionLength - typed.trim().length;
  return `Näkyy ostajille myyjäkortissasi. Merkkejä on jäljellä ${formatNumber(Math.max(0, left))}.`;
}

/** Form for a seller's delivery method, delivery localities and description. §2 */
export function SettingsForm({ user, localities, onSaved }: Props) {
  const { form, isRestored, discard, submit, conflict } = useProfileForm<SettingsValues, AccountSettings>({
    draftAtom: accountSettingsDraftAtom,
    user,
    valuesSchema: SettingsValues,
    toValues: toSettingsValues,
    resolver: schemaResolver(AccountSettings, parseSettings),
    describe: async (values) => describeSettings(values, await localities.catch(() => [])),
    isField,
    send: (body, updatedAt) =>
      api(
        updateAccountSettings,
        { params: { id: user._id }, body: { ...body, updatedAt } },
        { handlesErrors: true },
      ),
    onSaved,
  });
  const { formState, register, setValue, watch } = form;
  const { errors, isSubmitting } = formState;

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      aria-label="Tilinhallinta"
    >
      <ConflictNotice heading="h2" conflict={conflict} busy={isSubmitting} />
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <Select
        label="Toimitustapa"
        empty="Valitse toimitustapa"
        options={methodOptions}
        {...register("deliveryMethod")}
        error={errors.deliveryMethod?.message}
      />
      <Select
        label="Toimitusaika"
        hint="Oletus tuotteillesi. Tuotteella voi olla myös oma toimitusaikansa."
        options={timeOptions}
        {...register("deliveryTime")}
        error={errors.deliveryTime?.message}
      />
      <TextArea
        label="Kuvaus"
        optional
        hint={descriptionHint(watch("accountDescription"))}
        {...register("accountDescription")}
        error={errors.accountDescription?.message}
      />
      {!user.business && (
        <Checkbox
          label="En ole arvonlisäverovelvollinen: hintani eivät sisällä arvonlisäveroa"
          {...register("vatExempt")}
        />
      )}
      <Suspense fallback={<Skeleton count={6} shape="line" />}>
        <Await
          resolve={localities}
          errorElement={
            <LoadFailed title="Paikkakuntia ei saatu haettua." isInForm>
              <p>Valintasi ovat tallessa. Muut asetukset voit tallentaa tavalliseen tapaan.</p>
            </LoadFailed>
          }
        >
          {(regions) => (
            <LocalitiesField
              regions={regions}
              value={watch("deliveryLocations")}
              error={errors.deliveryLocations?.message}
              onChange={(ids) => setValue("deliveryLocations", ids.toSorted())}
            />
          )}
        </Await>
      </Suspense>
      <Select
        label="Maksuehto"
        optional
        empty="Ei maksuehtoa"
        hint="Tulee niihin kuitteihin, jotka tehdään tallentamisen jälkeen. Sovi maksamisesta ostajan kanssa ennen toimitusta."
        options={termOptions}
        {...register("paymentTerms")}
        error={errors.paymentTerms?.message}
      />
      <TextField
        label="Tilinumero (IBAN)"
        optional
        hint="Tulee kuitteihin viitenumeron kanssa. Sitä ei näytetä muualla."
        autoComplete="off"
        spellCheck={false}
        {...register("iban")}
        error={errors.iban?.message}
      />
      <div className={styles.buttons}>
        <SubmitButton busy={isSubmitting} action="Asetusten tallentaminen">
          Tallenna
        </SubmitButton>
      </div>
    </form>
  );
}
