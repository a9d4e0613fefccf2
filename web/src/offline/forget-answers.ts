import { sessionAtom } from "../app/session-atoms.ts";
import { store } from "../app/store.ts";
import { personalCache } from "./kept-answers.ts";

async function forgetUnlessLoggedIn(): Promise<void> {
  if (store.get(sessionAtom) === null) await globalThis.caches?.delete(personalCache).catch(() => undefined);
}

/** What the server has told one person leaves the device with their login, however that ends and in whichever tab. §4 */
export function watchPersonalAnswers(): void {
  void forgetUnlessLoggedIn();
  store.sub(sessionAtom, () => void forgetUnlessLoggedIn());
}
