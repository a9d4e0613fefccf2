import { verifyToken } from "@halkopiha/domain/contract/session.ts";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { frame } from "./frame.tsx";
export { ProfilePage as Component } from "./ProfilePage.tsx";

/** Logged-in only: the rest go to the front page. §2 */
export async function loader() {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  const { user } = await api(verifyToken, {});
  return { user };
}
