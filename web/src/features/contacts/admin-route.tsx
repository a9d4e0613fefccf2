import { readContact } from "@halkopiha/domain/contract/contacts.ts";
import { adminsOnly } from "../../app/admins-only.ts";
import { api } from "../../app/api.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";

export { ContactPage as Component } from "./ContactPage.tsx";

export async function loader({ params: { id = "" } }: LoaderArgs) {
  adminsOnly();
  return (await api(readContact, { params: { id } }, { quiet: true })).contact;
}
