import type { LoaderFunctionArgs } from "react-router-dom";
import { requireAdmin } from "./shared/require-admin.ts";

export { revalidateOnRequest as shouldRevalidate } from "../../lib/routing/should-revalidate.ts";
export { AdminPage as Component } from "./AdminPage.tsx";

/** Redirects everyone except admins. §2 */
export const loader = ({ request }: LoaderFunctionArgs) => requireAdmin(request);
