import type { Registration } from "@halkopiha/domain/accounts/registration.ts";
import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { use } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { Link } from "react-router-dom";
import { useRetryPage } from "../../../lib/connection/FailedPart.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import {
  AddressFields,
  BusinessField,
  BusinessFields,
  ContactFields,
  ContactMethodField,
  PersonNameFields,
  TradeNameField,
} from "../../../market/people/PersonFields.tsx";
import { personalIdHint } from "../../../market/people/personal-id-hint.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { FieldGrid, WideField } from "../../../ui/forms/FieldGrid.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { PasswordFields } from "../PasswordFields.tsx";
import type { RegistrationDraft } from "./register-draft-atom.ts";

/** Values of the sign-up form, as typed. */
export type RegisterValues = RegistrationDraft & {
  accountPlan: PlanName;
  password: string;
  confPassword: string;
  socialSecurityNumber: string;
  terms: boolean;
};

interface Props {
  form: UseFormReturn<RegisterValues, unknown, Registration>;
  regions: Promise<readonly Region[]>;
}

type Field = (
  name: Path<RegisterValues>,
) => ReturnType<UseFormReturn<RegisterValues>["register"]> & { error: string | undefined };

/** Fields of a business or a private person. §5 */
function IdentityFields({ field, business }: { field: Field; business: boolean }) {
  if (business) return <BusinessFields field={field} />;
  return (
    <>
      <PersonNameFields field={field} />
      <TextField
        label="Henkilötunnus"
        autoComplete="off"
        hint={personalIdHint}
        {...field("socialSecurityNumber")}
      />
      <TradeNameField field={field} />
    </>
  );
}

function AccountFields({ form, field }: Pick<Props, "form"> & { field: Field }) {
  return (
    <>
      <TextField
        label="Käyttäjänimi"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field("username")}
      />
      <PasswordFields
        typed={form.watch("password")}
        password={field("password")}
        confPassword={field("confPassword")}
      />
      <WideField>
        <Checkbox
          label={
            <>
              Hyväksyn <Link to={paths.terms}>käyttöehdot</Link>
            </>
          }
          {...field("terms")}
        />
      </WideField>
    </>
  );
}

export function DetailsFields({ form, regions }: Props) {
  const loadedRegions = use(regions);
  useRetryPage(loadedRegions.length === 0);
  const { formState, register, setValue, watch } = form;
  const { errors } = formState;
  const field: Field = (name) => ({ ...register(name), error: errors[name]?.message });
  const [business, contactByPhone] = [watch("business"), watch("contactByPhone")];
  return (
    <FieldGrid>
      <BusinessField legend="Myyt puuta" value={business} onChange={(value) => setValue("business", value)} />
      <IdentityFields field={field} business={business} />
      <ContactMethodField value={contactByPhone} onChange={(value) => setValue("contactByPhone", value)} />
      <ContactFields field={field} contactByPhone={contactByPhone} />
      <AddressFields
        field={field}
        regions={loadedRegions}
        values={{ zip: watch("zip"), region: watch("region"), locality: watch("locality") }}
        setPlace={({ region, locality }) => {
          setValue("region", region);
          setValue("locality", locality);
        }}
      />
      <AccountFields form={form} field={field} />
    </FieldGrid>
  );
}
