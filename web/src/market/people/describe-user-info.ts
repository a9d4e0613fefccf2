import { loadLocalities, loadRegions } from "../../lib/api/locations.ts";
import type { Described } from "../../lib/forms/edit-conflict.ts";
import type { UserInfoValues } from "./user-info.ts";

/** Names of the form's region and locality; an unknown id is shown as it is. */
async function loadAreaNames({ region, locality }: UserInfoValues) {
  const regions = await loadRegions();
  const localities = region ? await loadLocalities(region).catch(() => []) : [];
  return {
    region: regions.find(({ _id }) => _id === region)?.name ?? region,
    locality: localities.find(({ _id }) => _id === locality)?.location ?? locality,
  };
}

/** Label and display text of each field of the user-info form. */
export async function describeUserInfo(typed: UserInfoValues): Promise<Described<UserInfoValues>> {
  const { region, locality } = await loadAreaNames(typed);
  return {
    companyName: ["Yrityksen nimi tai toiminimi", typed.companyName],
    ytunnus: ["Y-tunnus", typed.ytunnus],
    website: ["Kotisivu", typed.website],
    firstname: ["Etunimi", typed.firstname],
    lastname: ["Sukunimi", typed.lastname],
    socialSecurityNumber: ["Henkilötunnus", typed.socialSecurityNumber],
    currentPassword: ["Nykyinen salasana", typed.currentPassword],
    email: ["Sähköposti", typed.email],
    phonenumber: ["Puhelinnumero", typed.phonenumber],
    contactPerson: ["Yhteyshenkilö", typed.contactPerson],
    street: ["Katuosoite", typed.street],
    zip: ["Postinumero", typed.zip],
    region: ["Maakunta", region],
    locality: ["Paikkakunta", locality],
  };
}
