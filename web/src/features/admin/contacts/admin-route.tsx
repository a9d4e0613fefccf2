import { readContact } from "@halkopiha/domain/contract/admin/contacts.ts";
import type { LoaderFunctionArgs } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { requireAdmin } from "../shared/require-admin.ts";

export { ContactPage as Component } from "./ContactPage.tsx";

export async function loader({ params: { id = "" } }: LoaderFunctionArgs) {
  requireAdmin();
  return (await api(readContact, { params: { id } }, { quiet: true })).contact;
}
