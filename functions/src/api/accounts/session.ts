import { effectiveRole, isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import * as calls from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { groupProducts } from "@halkopiha/domain/products/product-kind.ts";
import { maxRows } from "@halkopiha/domain/schemas/primitives.ts";
import { requestCode } from "../../accounts/login/pincodes.ts";
import { openSession } from "../../accounts/login/sessions.ts";
import { spendCode, wrongCodeError } from "../../accounts/second-factor/second-factor.ts";
import { setEventAccount } from "../../client/event-source.ts";
import { appCheck, appCheckSiteKey, passwordOnlyAdmins } from "../../config.ts";
import { emulators } from "../../firebase.ts";
import { defineHandler } from "../../http/handler.ts";
import { limitCode, limitLogin, rememberFactorDevice } from "../../limits/login-limits.ts";
import { tryConsumeProof } from "../../limits/pincode-limits.ts";
import type { Requester } from "../../limits/requester.ts";
import { rememberDevice } from "../../store/accounts/login/known-devices.ts";
import { createDeviceToken, revokeSessions } from "../../store/accounts/login/logins.ts";
import { isLoginPassword } from "../../store/accounts/login/passwords.ts";
import { findSecondFactor } from "../../store/accounts/login/second-factors.ts";
import * as sessions from "../../store/accounts/login/sessions.ts";
import { findUidByUsername, findUser } from "../../store/accounts/users.ts";
import { listOrders } from "../../store/orders/order-lists.ts";
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

/**
 * Asks a user who has a second factor for it, after the password.
 * @returns whether it was given
 * @throws AppError `secondFactorNeeded`, `wrongSecondFactor`, `tooOften`
 */
async function checkFactor(user: User, code: string | undefined, requester: Requester): Promise<boolean> {
  if (!(await findSecondFactor(user._id))) return false;
  if (code === undefined) throw new AppError("secondFactorNeeded");
  await limitCode(user._id, { code, ...requester });
  if (!(await spendCode(user, code))) throw wrongCodeError("secondFactor");
  await rememberFactorDevice(user._id, requester.visitor);
  return true;
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
  const hasGivenFactor = await checkFactor(user, body.secondFactor, { visitor, address });
  await rememberDevice(uid, visitor);
  const grantsAdminRights = hasGivenFactor || passwordOnlyAdmins.value();
  const [session, lists] = await Promise.all([
    openSession({ uid, role: user.role, userAgent, grantsAdminRights }, begun),
    body.lists ? readLists(uid) : noLists,
  ]);
  if (!session) throw new AppError("wrongCredentials");
  const lacksSecondFactor = isAdmin(effectiveRole(user)) && !grantsAdminRights;
  return { ...session, user, ...(lacksSecondFactor && { lacksSecondFactor }), ...lists };
});

export const verifyToken = defineHandler(calls.verifyToken, ({ caller }) => ({
  user: caller.user,
  expiry: caller.expiry.toISOString(),
  ...(caller.lacksSecondFactor && { lacksSecondFactor: true as const }),
}));

export const liveToken = defineHandler(calls.liveToken, async ({ caller }) => ({
  token: await createDeviceToken(caller),
  emulators: emulators(),
  ...(appCheck.value() && { siteKey: appCheckSiteKey.value() }),
}));

export const listSessions = defineHandler(calls.listSessions, async ({ caller }) => ({
  sessions: await sessions.listSessions(caller.uid, caller.sessionId),
}));

export const endSession = defineHandler(calls.endSession, async ({ caller, query }) => {
  if (query.sessions === "this") await sessions.endSession(caller.sessionId, caller.uid);
  else if (query.sessions === "others") await sessions.deleteSessions(caller.uid, caller.sessionId);
  else {
    await sessions.endEverySession(caller.uid);
    await revokeSessions(caller.uid);
  }
  return {
    message: query.sessions === "others" ? "Muut laitteet on kirjattu ulos." : "Olet kirjautunut ulos.",
  };
});

export const endOtherSession = defineHandler(calls.endOtherSession, async ({ caller, params }) => {
  if (!(await sessions.endSession(params.id, caller.uid))) throw new AppError("notFound");
  return { message: "Laite on kirjattu ulos." };
});
