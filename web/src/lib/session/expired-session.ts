import type { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import type { createStore } from "jotai/vanilla";
import { isExpired, type Session } from "./session.ts";
import { endSessionAtom, sessionAtom } from "./session-atoms.ts";

/** Not by `api`, which is heavier than what every page loads. */
const verifyPath = "/api/users/verifyToken" satisfies (typeof verifyToken)["path"];

/** The answers of the server by token, also those that are on their way: true for a token that it accepts. */
const answers = new Map<string, Promise<boolean>>();

/** Whether the server accepts a token. Without an answer it may, and is asked again by the next call. */
async function ask(token: string, request: typeof fetch): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  try {
    // Bypass the caches: only the server knows.
    const response = await request(verifyPath, { headers, cache: "reload" });
    if (response.status === 401) return false;
    if (!response.ok) answers.delete(token);
  } catch {
    answers.delete(token);
  }
  return true;
}

interface Deps {
  store: ReturnType<typeof createStore>;
  fetch: typeof fetch;
  now(): number;
}

async function endUnlessAccepted({ token }: Session, { store, fetch }: Deps): Promise<void> {
  const answer = answers.get(token) ?? ask(token, fetch);
  answers.set(token, answer);
  if (!(await answer) && store.get(sessionAtom)?.token === token) store.set(endSessionAtom);
}

/**
 * Ends a session that has expired. The device's clock may be weeks off, so that it only gives the reason to ask: the server decides, once for
 * each token. Undefined when there is nothing to ask. §4
 */
export function endExpiredSession(deps: Deps): Promise<void> | undefined {
  const session = deps.store.get(sessionAtom);
  return session && isExpired(session, deps.now()) ? endUnlessAccepted(session, deps) : undefined;
}
