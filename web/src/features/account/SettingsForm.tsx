import { AccountSettings, maxDescriptionLength } from "@halkopiha/domain/accounts/account-settings.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { deliveryMethods } from "@halkopiha/domain/products/catalogue.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense } from "react";
import { useForm } from "react-hook-form";
import { Await, useRevalidator } from "react-router-dom";
import { api } from "../../app/api.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { formatNumber } from "../../app/format.ts";
import { RestoredDraft } from "../../app/RestoredDraft.tsx";
import { SubmitButton } from "../../offline/SubmitButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Select } from "../../ui/Select.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import styles from "./AccountPage.module.css";
import { readSettings, settingsOf, TypedSettings } from "./account-settings.ts";
import { accountSettingsDraftAtom } from "./draft-atoms.ts";
import { useFormDraft } from "./form-draft.ts";
import { PlacesField } from "./PlacesField.tsx";
import { useSaving } from "./saving.ts";

interface Props {
  user: User;
  places: Promise<readonly LocalitiesOfRegion[]>;
  onSaved(user: User): void;
}

const methodOptions = deliveryMethods.map((value) => ({ value, text: value }));
const isField = (name: string): name is keyof TypedSettings => name in TypedSettings.shape;

function descriptionHint(typed: string): string {
  const left = maxDescriptionLength - typed.trim().length;
  return `Näkyy ostajille myyjäkortissasi. Merkkejä jäljellä ${formatNumber(Math.max(0, left))}.`;
}

function PlacesFailed() {
  const { state, revalidate } = useRevalidator();
  return (
    <EmptyState title="Paikkakuntia ei saatu haettua.">
      <p>Valintasi ovat tallessa. Muut asetukset voit tallentaa tavalliseen tapaan.</p>
      <Button look="plain" busy={state === "loading"} onClick={() => void revalidate()}>
        Yritä uudelleen
      </Button>
    </EmptyState>
  );
}

/** How and where a seller delivers, and what they tell about themselves. §2 */
export function SettingsForm({ user, places, onSaved }: Props) {
  const { initial, ...draft } = useFormDraft({
    draftAtom: accountSettingsDraftAtom,
    user: user._id,
    shape: TypedSettings,
    saved: settingsOf(user),
  });
  const form = useForm<TypedSettings, unknown, AccountSettings>({
    defaultValues: initial,
    resolver: bySchema(AccountSettings, readSettings),
  });
  const { isDraftShown, discard, save } = useSaving<TypedSettings, AccountSettings>({
    ...draft,
    form,
    user,
    freshOf: settingsOf,
    isField,
    send: (body) => api(updateAccountSettings, { params: { id: user._id }, body }),
    onSaved,
  });
  const { formState, handleSubmit, register, setValue, watch } = form;
  const { errors, isSubmitting } = formState;

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(save)(event)}
      noValidate
      aria-label="Tilinhallinta"
    >
      {isDraftShown && <RestoredDraft onDiscard={discard} />}
      <Select
        label="Toimitustapa"
        empty="Valitse toimitustapa"
        options={methodOptions}
        {...register("deliveryMethod")}
        error={errors.deliveryMethod?.message}
      />
      <TextArea
        label="Kuvaus"
        optional
        hint={descriptionHint(watch("accountDescription"))}
        {...register("accountDescription")}
        error={errors.accountDescription?.message}
      />
      <Suspense fallback={<Skeleton count={6} shape="line" />}>
        <Await resolve={places} errorElement={<PlacesFailed />}>
          {(regions) => (
            <PlacesField
              regions={regions}
              value={watch("deliveryLocations")}
              error={errors.deliveryLocations?.message}
              onChange={(ids) => setValue("deliveryLocations", ids.toSorted())}
            />
          )}
        </Await>
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={isSubmitting} what="Asetusten tallentaminen">
          Tallenna
        </SubmitButton>
      </div>
    </form>
  );
}
