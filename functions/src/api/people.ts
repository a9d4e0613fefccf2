import * as rows from "@halkopiha/domain/contract/people.ts";
import { groupProducts } from "@halkopiha/domain/product.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { changeSettings, changeUser } from "../accounts/change.ts";
import { loginLifetime } from "../config.ts";
import { auth } from "../firebase.ts";
import { listLocalities } from "../store/localities.ts";
import { findLogin } from "../store/logins.ts";
import { listOrders } from "../store/orders.ts";
import { signIn } from "../store/passwords.ts";
import { listOfSeller } from "../store/products.ts";
import { findUser, uidOfUsername } from "../store/users.ts";
import { localityOf } from "./buyer.ts";
import { mayHandle } from "./caller.ts";
import { limitLogin } from "./limits.ts";
import { serve } from "./serve.ts";

/** How many orders the profile opens with. */
const firstOrders = 24;

/** Nobody's address: an unknown name takes the same way, and the same time, as a wrong password. */
const nobody = "nobody@halkopiha.invalid";

async function checkPassword(username: string, password: string): Promise<{ uid: string; idToken: string }> {
  const uid = await uidOfUsername(username);
  const account = uid ? await findLogin({ uid }) : null;
  const idToken = await signIn(account?.email ?? nobody, password);
  if (!account || !idToken) throw new Refusal("wrongCredentials");
  return { uid: account.uid, idToken };
}

export const login = serve(rows.login, async ({ body, address }) => {
  await limitLogin(body.username, address);
  const { uid, idToken } = await checkPassword(body.username, body.password);
  const user = await findUser(uid);
  if (!user) throw new Refusal("wrongCredentials");
  const [token, localities, products, { orders }] = await Promise.all([
    auth().createSessionCookie(idToken, { expiresIn: loginLifetime }),
    listLocalities(),
    listOfSeller(uid, "all"),
    listOrders({ sellerId: uid, limit: firstOrders }),
  ]);
  const expiry = new Date(Date.now() + loginLifetime).toISOString();
  return { token, expiry, user, localities, ...groupProducts(products), orders };
});

export const verifyToken = serve(rows.verifyToken, ({ caller }) => ({
  user: caller.user,
  expiry: caller.expiry.toISOString(),
}));

export const readUser = serve(rows.readUser, async ({ caller, params }) => {
  const user = mayHandle(caller, params.id) ? await findUser(params.id) : null;
  if (!user) throw new Refusal("notFound");
  return { user };
});

export const updateUser = serve(rows.updateUser, async ({ caller, params, body }) => {
  if (!mayHandle(caller, params.id)) throw new Refusal("notFound");
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  const user = await changeUser(caller, params.id, body, place);
  return { user, message: "Tietosi on tallennettu." };
});

export const updateAccountSettings = serve(rows.updateAccountSettings, async ({ caller, params, body }) => {
  if (!mayHandle(caller, params.id)) throw new Refusal("notFound");
  const user = await changeSettings(caller, params.id, body);
  return { user, message: "Asetukset on tallennettu." };
});
