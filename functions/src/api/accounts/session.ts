import * as calls from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { groupProducts } from "@halkopiha/domain/products/product.ts";
import { maxRows } from "@halkopiha/domain/schemas/primitives.ts";
import { requestCode } from "../../accounts/pincodes.ts";
import { openSession } from "../../accounts/sessions.ts";
import { emulators } from "../../firebase.ts";
import { defineHandler } from "../../http/handler.ts";
import { setEventAccount } from "../../http/request/event-source.ts";
import { limitLogin, tryConsumeProof } from "../../http/request/request-limits.ts";
import { rememberDevice } from "../../store/accounts/known-devices.ts";
import { createDeviceToken } from "../../store/accounts/logins.ts";
import { isLoginPassword } from "../../store/accounts/passwords.ts";
import * as sessions from "../../store/accounts/user-sessions.ts";
import { findUidByUsername, findUser } from "../../store/accounts/users.ts";
import { listOrders } from "../../store/orders/orders.ts";
import { listSellerProducts } from "../../store/products/products.ts";
import { listAllLocalities } from "../../store/reference-data/cached-localities.ts";

const noLists = { localities: [], ...groupProducts([]), orders: [] };

/** The initial data of a seller's profile. §7 */
async function readLists(uid: string) {
  const [localities, products, { orders }] = await Promise.all([
    listAllLocalities(),
    listSellerProducts(uid, "all"),
    listOrders({ sellerId: uid, limit: maxRows }),
  ]);
  return { localities, ...groupProducts(products), orders };
}

export const login = defineHandler(calls.login, async ({ visitor, body, address, userAgent }) => {
  const target = { name: toUsernameKey(body.username), uid: await findUidByUsername(body.username) };
  setEventAccount(target.uid);
  const { needsProof } = await limitLogin(target, { visitor, address });
  const { uid } = target;
  const begun = new Date();
  const isRight = await isLoginPassword(uid, body.password);
  if (needsProof) {
    // Whoever knows the password is mailed a code of their own; a wrong one gets the same response after the same work.
    const isOwner = isRight && uid !== null && (await tryConsumeProof(uid));
    await requestCode(isOwner ? target : { ...target, uid: null }, visitor, { isShared: false });
    throw new AppError("proofNeeded");
  }
  const user = uid && isRight ? await findUser(uid) : null;
  if (!uid || !user) throw new AppError("wrongCredentials");
  await rememberDevice(uid, visitor);
  const [session, lists] = await Promise.all([
    openSession({ uid, role: user.role, userAgent }, begun),
    body.lists ? readLists(uid) : noLists,
  ]);
  if (!session) throw new AppError("wrongCredentials");
  return { ...session, user, ...lists };
});

export const verifyToken = defineHandler(calls.verifyToken, ({ caller }) => ({
  user: caller.user,
  expiry: caller.expiry.toISOString(),
}));

export const liveToken = defineHandler(calls.liveToken, async ({ caller }) => ({
  token: await createDeviceToken(caller),
  emulators: emulators(),
}));

export const listSessions = defineHandler(calls.listSessions, async ({ caller }) => ({
  sessions: await sessions.listSessions(caller.uid, caller.sessionId),
}));

export const endSession = defineHandler(calls.endSession, async ({ caller, query }) => {
  if (query.sessions === "this") await sessions.endSession(caller.sessionId, caller.uid);
  else await sessions.endAllSessions(caller.uid, query.sessions === "others" ? caller.sessionId : undefined);
  return {
    message: query.sessions === "others" ? "Muut laitteet on kirjattu ulos." : "Olet kirjautunut ulos.",
  };
});

export const endOtherSession = defineHandler(calls.endOtherSession, async ({ caller, params }) => {
  if (!(await sessions.endSession(params.id, caller.uid))) throw new AppError("notFound");
  return { message: "Laite on kirjattu ulos." };
});
