import { loadCurrentUser } from "../../../lib/auth/current-user.ts";

export { revalidateOnRequest as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProfilePage as Component } from "./ProfilePage.tsx";
export { ProfileSkeleton as HydrateFallback } from "./ProfileSkeleton.tsx";

/** Logged-in only: the rest go to the front page. §2 */
export const loader = async () => ({ user: await loadCurrentUser() });
