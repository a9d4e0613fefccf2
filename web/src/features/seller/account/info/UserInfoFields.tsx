import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { use } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { useRetryPage } from "../../../../lib/connection/FailedPart.tsx";
import {
  AddressFields,
  BusinessFields,
  ContactFields,
  CurrentPasswordField,
  PersonNameFields,
  TradeNameField,
} from "../../../../market/people/PersonFields.tsx";
import { personalIdHint } from "../../../../market/people/personal-id-hint.ts";
import { hasNewContact, type UserInfoValues } from "../../../../market/people/user-info.ts";
import { FieldGrid, WideField } from "../../../../ui/forms/FieldGrid.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";

interface Props {
  form: UseFormReturn<UserInfoValues, unknown, UserChange>;
  user: User;
  regions: Promise<readonly Region[]>;
}

type Field = (
  name: Path<UserInfoValues>,
) => ReturnType<UseFormReturn<UserInfoValues>["register"]> & { error: string | undefined };

/** A private person has an identity number or a business ID (Y-tunnus). The identity number is never shown. §2, §5 */
function PersonFields({ form, field, user }: Omit<Props, "regions"> & { field: Field }) {
  const hasPersonalId = user.socialSecurityNumber !== null;
  // An admin may have made the account without any id; it can be added later.
  const mayLackId = !hasPersonalId && user.ytunnus === null;
  return (
    <>
      <PersonNameFields field={field} />
      <TradeNameField field={field} />
      <TextField label="Y-tunnus" optional {...field("ytunnus")} />
      <WideField>
        <TextField
          label="Henkilötunnus"
          optional={hasPersonalId || mayLackId || form.watch("ytunnus").trim() !== ""}
          autoComplete="off"
          hint={
            hasPersonalId
              ? "Tunnuksesi on tallennettu salattuna. Jätä tyhjäksi, jos se ei muutu."
              : `Anna henkilötunnus tai Y-tunnus. ${personalIdHint}`
          }
          {...field("socialSecurityNumber")}
        />
      </WideField>
    </>
  );
}

export function UserInfoFields({ form, user, regions }: Props) {
  const loadedRegions = use(regions);
  useRetryPage(loadedRegions.length === 0);
  const { formState, register, setValue, watch } = form;
  const { errors } = formState;
  const field: Field = (name) => ({ ...register(name), error: errors[name]?.message });
  const contact = { email: watch("email"), phonenumber: watch("phonenumber") };
  return (
    <FieldGrid>
      {user.business ? (
        <BusinessFields field={field} />
      ) : (
        <PersonFields form={form} field={field} user={user} />
      )}
      <ContactFields field={field} contactByPhone={user.billingByPhone} />
      {hasNewContact(user, contact) && <CurrentPasswordField field={field} />}
      <AddressFields
        field={field}
        regions={loadedRegions}
        values={{ zip: watch("zip"), region: watch("region"), locality: watch("locality") }}
        setPlace={({ region, locality }) => {
          setValue("region", region);
          setValue("locality", locality);
        }}
      />
    </FieldGrid>
  );
}
