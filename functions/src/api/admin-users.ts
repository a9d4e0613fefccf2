import * as forms from "@halkopiha/domain/contract/admin-user-forms.ts";
import * as rows from "@halkopiha/domain/contract/admin-users.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { isAdmin } from "@halkopiha/domain/user.ts";
import { doerOf } from "../accounts/actor.ts";
import * as accounts from "../accounts/change.ts";
import { createUserFor } from "../accounts/register.ts";
import * as list from "../store/user-list.ts";
import { localityOf } from "./buyer.ts";
import { confirmBy, ownChangeMessage } from "./own-contact.ts";
import { serve } from "./serve.ts";

export const listUsers = serve(rows.listUsers, async ({ query }) => {
  const { users, nextCursor } = await list.listUsers(query);
  return { sellers: users, nextCursor };
});

export const createUser = serve(forms.createUser, async ({ caller, body }) => {
  if (isAdmin(body.role) && caller.role !== "root") throw new Refusal("forbidden");
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  const seller = await createUserFor(body, place, doerOf(caller));
  return { seller, adminMessage: "Käyttäjä on luotu." };
});

export const listNewUsers = serve(rows.listNewUsers, async ({ query }) => {
  const { users, nextCursor } = await list.listUsers({
    ...query,
    active: false,
    admin: false,
    sort: "newest",
  });
  return { newUsers: users, nextCursor };
});

export const changeUser = serve(forms.changeUser, async ({ caller, params, body, address }) => {
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  const user = await accounts.changeUser(
    caller,
    params.id,
    body,
    place,
    confirmBy(caller, body.email, address),
  );
  const isOwn = caller.uid === user._id;
  const message = isOwn ? ownChangeMessage(caller, user, body.email) : "Käyttäjän tiedot on tallennettu.";
  return { user, message };
});

export const deleteUser = serve(rows.deleteUser, async ({ caller, params }) => {
  await accounts.deleteUsers(caller, [params.id]);
  return { message: "Käyttäjä on poistettu." };
});

export const deleteUsers = serve(rows.deleteUsers, async ({ caller, body }) => {
  await accounts.deleteUsers(caller, body.ids);
  return { message: "Käyttäjät on poistettu." };
});

export const activateUser = serve(rows.activateUser, async ({ caller, params, body }) => {
  const user = await accounts.activateUser(caller, params.id, body);
  return { user, message: body.active ? "Tili on aktiivinen." : "Tili ei ole aktiivinen." };
});
