import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import type { Described } from "../../../../lib/forms/edit-conflict.ts";
import { describeUserInfo } from "../../../../market/people/describe-user-info.ts";
import type { UserValues } from "./user-form.ts";

/** Label and display text of each field. */
export async function describeUser(typed: UserValues): Promise<Described<UserValues>> {
  return {
    business: ["Myy puuta", typed.business ? "Yrityksenä" : "Yksityishenkilönä"],
    contactByPhone: ["Viestit", typed.contactByPhone ? "Tekstiviestillä" : "Sähköpostilla"],
    ...(await describeUserInfo(typed)),
    username: ["Käyttäjänimi", typed.username],
    password: ["Salasana", typed.password],
    accountPlan: ["Tili", planName[typed.accountPlan]],
    role: ["Rooli", roleName[typed.role]],
  };
}
