import type { PlanName } from "@halkopiha/domain/plan.ts";
import type { Region } from "@halkopiha/domain/region.ts";
import type { Registration } from "@halkopiha/domain/registration.ts";
import { use } from "react";
import type { Path, UseFormReturn } from "react-hook-form";
import { LocalitySelect } from "../../app/LocalitySelect.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import type { SignUpDraft } from "../../app/sign-up-atoms.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Radio } from "../../ui/Radio.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./JoinPage.module.css";
import { PasswordFields } from "./PasswordFields.tsx";

/** The form as it is typed. */
export type Typed = SignUpDraft & {
  accountPlan: PlanName;
  password: string;
  confPassword: string;
  socialSecurityNumber: string;
  terms: boolean;
};

interface Props {
  form: UseFormReturn<Typed, unknown, Registration>;
  regions: Promise<readonly Region[]>;
}

/** One of two, each true or false. */
function Choice({
  legend,
  name,
  value,
  options,
  onChange,
}: {
  legend: string;
  name: string;
  value: boolean;
  options: readonly { value: boolean; text: string }[];
  onChange(value: boolean): void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Radio
          key={option.text}
          label={option.text}
          name={name}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  );
}

type Field = (
  name: Path<Typed>,
) => ReturnType<UseFormReturn<Typed>["register"]> & { error: string | undefined };

/** Who joins: a business or a private person. §5 */
function Who({ field, business }: { field: Field; business: boolean }) {
  if (business) {
    return (
      <>
        <TextField label="Yrityksen nimi" autoComplete="organization" {...field("companyName")} />
        <TextField label="Y-tunnus" {...field("ytunnus")} />
        <TextField label="Kotisivu" optional inputMode="url" autoComplete="url" {...field("website")} />
      </>
    );
  }
  return (
    <>
      <TextField label="Etunimi" autoComplete="given-name" {...field("firstname")} />
      <TextField label="Sukunimi" autoComplete="family-name" {...field("lastname")} />
      <TextField
        label="Henkilötunnus"
        autoComplete="off"
        hint="Tarvitsemme sen laskutukseen. Se tallennetaan salattuna."
        {...field("socialSecurityNumber")}
      />
      <TextField label="Toiminimi" optional autoComplete="organization" {...field("companyName")} />
    </>
  );
}

function Contact({ field, contactByPhone }: { field: Field; contactByPhone: boolean }) {
  return (
    <>
      <TextField
        label="Sähköposti"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional={contactByPhone}
        {...field("email")}
      />
      <TextField
        label="Puhelinnumero"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field("phonenumber")}
      />
      <TextField label="Yhteyshenkilö" autoComplete="name" {...field("contactPerson")} />
    </>
  );
}

function Place({ form, field, regions }: Props & { field: Field }) {
  const { formState, register, setValue, watch } = form;
  const options = use(regions).map(({ _id, name }) => ({ value: _id, text: name }));
  return (
    <>
      <div className={styles.wide}>
        <TextField label="Katuosoite" autoComplete="street-address" {...field("street")} />
      </div>
      <TextField label="Postinumero" inputMode="numeric" autoComplete="postal-code" {...field("zip")} />
      <Select
        label="Maakunta"
        empty="Valitse maakunta"
        options={options}
        {...register("region", { onChange: () => setValue("locality", "") })}
        error={formState.errors.region?.message}
      />
      <LocalitySelect region={watch("region")} empty="Valitse paikkakunta" {...field("locality")} />
    </>
  );
}

function Account({ form, field }: Pick<Props, "form"> & { field: Field }) {
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
      <div className={styles.wide}>
        <Checkbox
          label={
            <>
              Hyväksyn <Link to={paths.terms}>käyttöehdot</Link>
            </>
          }
          {...field("terms")}
        />
      </div>
    </>
  );
}

/** Each part is a component of its own: fields take the focus in the order in which they are drawn. */
export function DetailsFields({ form, regions }: Props) {
  const { formState, register, setValue, watch } = form;
  const { errors } = formState;
  const field: Field = (name) => ({ ...register(name), error: errors[name]?.message });
  const [business, contactByPhone] = [watch("business"), watch("contactByPhone")];
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Choice
          legend="Myyt puuta"
          name="business"
          value={business}
          options={[
            { value: true, text: "Yrityksenä" },
            { value: false, text: "Yksityishenkilönä" },
          ]}
          onChange={(value) => setValue("business", value)}
        />
      </div>
      <Who field={field} business={business} />
      <div className={styles.wide}>
        <Choice
          legend="Pinkoodi ja viestit tulevat"
          name="contactByPhone"
          value={contactByPhone}
          options={[
            { value: false, text: "Sähköpostilla" },
            { value: true, text: "Tekstiviestillä" },
          ]}
          onChange={(value) => setValue("contactByPhone", value)}
        />
      </div>
      <Contact field={field} contactByPhone={contactByPhone} />
      <Place form={form} field={field} regions={regions} />
      <Account form={form} field={field} />
    </div>
  );
}
