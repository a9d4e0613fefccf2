import { loadOwnUser } from "../../app/own-user.ts";

export { frame } from "./frame.tsx";
export { ProfilePage as Component } from "./ProfilePage.tsx";

/** Logged-in only: the rest go to the front page. §2 */
export const loader = async () => ({ user: await loadOwnUser() });
