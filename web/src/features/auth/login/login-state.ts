import * as z from "zod/mini";

/** History state of the login page: the user name that its form begins with. It is not in the URL, where others would see it. */
const LoginState = z.object({ username: z.string() });

export const toLoginState = (username: string): z.infer<typeof LoginState> => ({ username });

/** The user name of a history state; empty when it holds none. */
export function readUsername(state: unknown): string {
  return LoginState.safeParse(state).data?.username ?? "";
}
