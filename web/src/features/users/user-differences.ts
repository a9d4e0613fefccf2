import type { User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { loadLocalities, loadRegions } from "../../app/reference.ts";
import { type Difference, fieldsThatDiffer } from "../../app/stale.ts";
import { type TypedUser, typedUserOf } from "./typed-user.ts";
import { roleWord } from "./user-words.ts";

const labels: Record<keyof TypedUser, string> = {
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

/** The names of the places that a form names by their ids; an id that no list knows stays. */
async function placesOf({ region, locality }: TypedUser) {
  const regions = await loadRegions();
  const localities = region ? await loadLocalities(region).catch(() => []) : [];
  return {
    region: regions.find(({ _id }) => _id === region)?.name ?? region,
    locality: localities.find(({ _id }) => _id === locality)?.location ?? locality,
  };
}

/** A form in words, field by field. */
async function wordsOf(typed: TypedUser): Promise<Record<keyof TypedUser, string>> {
  return {
    ...typed,
    ...(await placesOf(typed)),
    business: typed.business ? "Yrityksenä" : "Yksityishenkilönä",
    contactByPhone: typed.contactByPhone ? "Tekstiviestillä" : "Sähköpostilla",
    accountPlan: planName[typed.accountPlan],
    role: roleWord[typed.role],
  };
}

/** What another has changed of a user since the form was opened. */
export async function differencesOf(opened: User, now: User, mine: TypedUser): Promise<Difference[]> {
  const [was, is] = [typedUserOf(opened), typedUserOf(now)];
  const [before, after, typed] = await Promise.all([wordsOf(was), wordsOf(is), wordsOf(mine)]);
  return fieldsThatDiffer(was, is).map((field) => ({
    label: labels[field],
    before: before[field],
    now: after[field],
    mine: typed[field],
  }));
}
