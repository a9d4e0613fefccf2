import * as rows from "@halkopiha/domain/contract/session.ts";
import { usernameKey } from "@halkopiha/domain/identity.ts";
import { groupProducts } from "@halkopiha/domain/product.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { openSession } from "../accounts/sessions.ts";
import { emulators } from "../firebase.ts";
import { allLocalities } from "../store/all-localities.ts";
import { rememberDevice } from "../store/known-devices.ts";
import { deviceTokenFor, findLogin } from "../store/logins.ts";
import { listOrders } from "../store/orders.ts";
import { signIn } from "../store/passwords.ts";
import { listOfSeller } from "../store/products.ts";
import { findUser, uidOfUsername } from "../store/users.ts";
import { limitLogin } from "./limits.ts";
import { serve } from "./serve.ts";

/** How many orders the profile opens with. */
const firstOrders = 24;

/** Nobody's address: an unknown name takes the same way, and the same time, as a wrong password. */
const nobody = "nobody@halkopiha.invalid";

async function checkPassword(
  uid: string | null,
  password: string,
): Promise<{ uid: string; idToken: string }> {
  const account = uid ? await findLogin({ uid }) : null;
  const idToken = await signIn(account?.email ?? nobody, password);
  if (!account || !idToken) throw new Refusal("wrongCredentials");
  return { uid: account.uid, idToken };
}

export const login = serve(rows.login, async ({ visitor, body, address }) => {
  const target = { name: usernameKey(body.username), uid: await uidOfUsername(body.username) };
  await limitLogin(target, { visitor, address });
  const { uid, idToken } = await checkPassword(target.uid, body.password);
  const user = await findUser(uid);
  if (!user) throw new Refusal("wrongCredentials");
  await rememberDevice(uid, visitor);
  const [session, localities, products, { orders }] = await Promise.all([
    openSession(idToken),
    allLocalities(),
    listOfSeller(uid, "all"),
    listOrders({ sellerId: uid, limit: firstOrders }),
  ]);
  return { ...session, user, localities, ...groupProducts(products), orders };
});

export const verifyToken = serve(rows.verifyToken, ({ caller }) => ({
  user: caller.user,
  expiry: caller.expiry.toISOString(),
}));

export const liveToken = serve(rows.liveToken, async ({ caller }) => ({
  token: await deviceTokenFor(caller.uid, caller.loggedInAt),
  emulators: emulators(),
}));
