import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { use } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { useRetryPage } from "../../../../lib/connection/FailedPart.tsx";
import { NewPasswordField } from "../../../../market/people/NewPasswordField.tsx";
import {
  AddressFields,
  BusinessField,
  BusinessFields,
  ContactFields,
  ContactMethodField,
  CurrentPasswordField,
  PersonNameFields,
  TradeNameField,
} from "../../../../market/people/PersonFields.tsx";
import { FieldGrid, WideField } from "../../../../ui/forms/FieldGrid.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import type { UserValues } from "./user-form.ts";

interface Props {
  form: Pick<UseFormReturn<UserValues>, "formState" | "register" | "setValue" | "watch">;
  regions: Promise<readonly Region[]>;
  mayGiveRole: boolean;
  /** An existing account keeps its password and identity number if the fields are empty. */
  existingUser?: { hasPersonalId: boolean };
  /** True when admins edit their own account. */
  isOwn?: boolean;
}

type Field = (
  name: Path<UserValues>,
) => ReturnType<UseFormReturn<UserValues>["register"]> & { error: string | undefined };

/** Fields of a private person; an existing account may have a business ID instead of an identity number. §5 */
function PersonFields({ field, existingUser }: { field: Field } & Pick<Props, "existingUser">) {
  const hint = existingUser?.hasPersonalId
    ? "Tunnus on tallennettu salattuna. Jätä tyhjäksi, jos se ei muutu."
    : "Tallennetaan salattuna.";
  return (
    <>
      <PersonNameFields field={field} />
      <TradeNameField field={field} />
      {existingUser && <TextField label="Y-tunnus" optional {...field("ytunnus")} />}
      <TextField
        label="Henkilötunnus"
        optional
        autoComplete="off"
        hint={hint}
        {...field("socialSecurityNumber")}
      />
    </>
  );
}

function AccountFields({
  form,
  field,
  mayGiveRole,
  existingUser,
}: Omit<Props, "regions"> & { field: Field }) {
  return (
    <>
      <TextField
        label="Käyttäjänimi"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("username")}
      />
      <Select
        label="Tili"
        options={Object.entries(planName).map(([value, text]) => ({ value, text }))}
        {...field("accountPlan")}
      />
      {mayGiveRole && (
        <Select
          label="Rooli"
          options={Object.entries(roleName).map(([value, text]) => ({ value, text }))}
          {...field("role")}
        />
      )}
      <WideField>
        <NewPasswordField
          typed={form.watch("password")}
          {...(existingUser && { optional: true, label: "Uusi salasana" })}
          {...field("password")}
        />
      </WideField>
    </>
  );
}

export function UserFields({ form, regions, mayGiveRole, existingUser, isOwn = false }: Props) {
  const loadedRegions = use(regions);
  useRetryPage(loadedRegions.length === 0);
  const { formState, register, setValue, watch } = form;
  const { errors } = formState;
  const field: Field = (name) => ({ ...register(name), error: errors[name]?.message });
  const [business, contactByPhone] = [watch("business"), watch("contactByPhone")];
  return (
    <FieldGrid>
      <BusinessField legend="Myy puuta" value={business} onChange={(value) => setValue("business", value)} />
      {business ? (
        <BusinessFields field={field} />
      ) : (
        <PersonFields field={field} {...(existingUser && { existingUser })} />
      )}
      <ContactMethodField value={contactByPhone} onChange={(value) => setValue("contactByPhone", value)} />
      <ContactFields field={field} contactByPhone={contactByPhone} />
      {isOwn && <CurrentPasswordField field={field} />}
      <AddressFields
        field={field}
        regions={loadedRegions}
        values={{ zip: watch("zip"), region: watch("region"), locality: watch("locality") }}
        setPlace={({ region, locality }) => {
          setValue("region", region);
          setValue("locality", locality);
        }}
      />
      <AccountFields
        form={form}
        field={field}
        mayGiveRole={mayGiveRole}
        {...(existingUser && { existingUser })}
      />
    </FieldGrid>
  );
}
