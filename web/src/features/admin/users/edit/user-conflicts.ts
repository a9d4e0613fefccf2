import type { User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { loadLocalities, loadRegions } from "../../../../lib/api/locations.ts";
import { type FieldConflict, findChangedFields } from "../../shared/edit-conflict.ts";
import { roleLabel } from "../user-labels.ts";
import { toUserValues, type UserValues } from "./user-form.ts";

const labels: Record<keyof UserValues, string> = {
  business: "Myy puuta",
  contactByPhone: "Viestit",
  companyName: "Yrityksen nimi tai toiminimi",
  ytunnus: "Y-tunnus",
  website: "Kotisivu",
  firstname: "Etunimi",
  lastname: "Sukunimi",
  socialSecurityNumber: "Henkilötunnus",
  currentPassword: "Nykyinen salasana",
  email: "Sähköposti",
  phonenumber: "Puhelinnumero",
  contactPerson: "Yhteyshenkilö",
  street: "Katuosoite",
  zip: "Postinumero",
  region: "Maakunta",
  locality: "Paikkakunta",
  username: "Käyttäjänimi",
  password: "Salasana",
  accountPlan: "Tili",
  role: "Rooli",
};

/** Names of the form's region and locality; an unknown id is shown as it is. */
async function loadAreaNames({ region, locality }: UserValues) {
  const regions = await loadRegions();
  const localities = region ? await loadLocalities(region).catch(() => []) : [];
  return {
    region: regions.find(({ _id }) => _id === region)?.name ?? region,
    locality: localities.find(({ _id }) => _id === locality)?.location ?? locality,
  };
}

/** Display text of each field. */
async function describeUser(typed: UserValues): Promise<Record<keyof UserValues, string>> {
  return {
    ...typed,
    ...(await loadAreaNames(typed)),
    business: typed.business ? "Yrityksenä" : "Yksityishenkilönä",
    contactByPhone: typed.contactByPhone ? "Tekstiviestillä" : "Sähköpostilla",
    accountPlan: planName[typed.accountPlan],
    role: roleLabel[typed.role],
  };
}

/** Fields that another admin has changed since the form was opened. */
export async function findUserConflicts(opened: User, now: User, mine: UserValues): Promise<FieldConflict[]> {
  const [was, is] = [toUserValues(opened), toUserValues(now)];
  const [before, after, typed] = await Promise.all([describeUser(was), describeUser(is), describeUser(mine)]);
  return findChangedFields(was, is).map((field) => ({
    label: labels[field],
    before: before[field],
    now: after[field],
    mine: typed[field],
  }));
}
