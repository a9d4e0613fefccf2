import { verifyToken } from "@halkopiha/domain/contract/people.ts";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { ProfilePage as Component } from "./ProfilePage.tsx";

/** Logged-in only: the rest go to the front page. §2 */
export async function loader() {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  const { user } = await api(verifyToken, {});
  return { user };
}

/** Moving between the sections asks nothing about the person anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}
