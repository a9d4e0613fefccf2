import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import type { UserSearch } from "@halkopiha/domain/admin/user-search.ts";
import { toVisibleUsers } from "@halkopiha/domain/admin/visible-users.ts";
import * as forms from "@halkopiha/domain/contract/admin/user-forms.ts";
import * as calls from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { activateUser as activateAccount } from "../../accounts/changes/activate-user.ts";
import { changeUser as changeAccount } from "../../accounts/changes/change-user.ts";
import { deleteUsers as deleteAccounts } from "../../accounts/changes/delete-users.ts";
import { createUserFor } from "../../accounts/registration/register.ts";
import { verifyUser as markUserVerified } from "../../accounts/registration/verify-user.ts";
import { defineHandler } from "../../http/handler.ts";
import type { Caller } from "../../http/request/caller.ts";
import { requireLocality } from "../../shop/buyer.ts";
import * as list from "../../store/accounts/user-list.ts";
import { createOwnChangeConfirmation, formatOwnChangeMessage } from "../accounts/confirm-own-change.ts";
import { changeEach } from "./change-each.ts";

async function readList(caller: Caller, search: UserSearch) {
  const visible = toVisibleUsers(caller.role, search);
  if (!visible) return { sellers: [] };
  const { users, nextCursor } = await list.listUsers(visible);
  return { sellers: users, nextCursor };
}

export const listUsers = defineHandler(calls.listUsers, ({ caller, query }) => readList(caller, query));

export const searchUsers = defineHandler(calls.searchUsers, ({ caller, body }) => readList(caller, body));

export const countUsers = defineHandler(calls.countUsers, ({ caller, body }) => {
  const visible = toVisibleUsers(caller.role, body);
  return visible ? list.countUsers(visible) : { count: 0, isExact: true, isMore: false };
});

export const createUser = defineHandler(forms.createUser, async ({ caller, body }) => {
  if (isAdmin(body.role) && caller.role !== "root") throw new AppError("forbidden");
  const locality = await requireLocality({ regionId: body.region, localityId: body.locality });
  const seller = await createUserFor(body, locality, toAuditAuthor(caller));
  return { seller, adminMessage: "Käyttäjä on luotu." };
});

export const listNewUsers = defineHandler(calls.listNewUsers, async ({ query }) => {
  const { users, nextCursor } = await list.listUsers({
    ...query,
    active: false,
    admin: false,
    sort: "newest",
  });
  return { newUsers: users, nextCursor };
});

export const changeUser = defineHandler(forms.changeUser, async ({ caller, params, body, address }) => {
  const locality = await requireLocality({ regionId: body.region, localityId: body.locality });
  const { after: user } = await changeAccount(
    caller,
    params.id,
    body,
    locality,
    createOwnChangeConfirmation(caller, body.email, address),
  );
  const isOwn = caller.uid === user._id;
  const message = isOwn ? formatOwnChangeMessage(caller, user, body) : "Käyttäjän tiedot on tallennettu.";
  return { user, message };
});

export const deleteUser = defineHandler(calls.deleteUser, async ({ caller, params }) => {
  await deleteAccounts(caller, [params.id], null);
  return { message: "Käyttäjä on poistettu." };
});

export const deleteUsers = defineHandler(calls.deleteUsers, async ({ caller, body }) => {
  await deleteAccounts(caller, body.ids, body.reason ?? null);
  return { message: "Käyttäjät on poistettu." };
});

export const activateUser = defineHandler(calls.activateUser, async ({ caller, params, body }) => {
  const { user } = await activateAccount(caller, params.id, body);
  return { user, message: body.active ? "Tili on aktiivinen." : "Tili ei ole aktiivinen." };
});

export const verifyUser = defineHandler(calls.verifyUser, async ({ caller, params }) => {
  const user = await markUserVerified(caller, params.id);
  return { user, message: "Tili on vahvistettu." };
});

export const activateUsers = defineHandler(calls.activateUsers, async ({ caller, body }) => {
  const { ids, ...change } = body;
  return { results: await changeEach(ids, (id) => activateAccount(caller, id, change)) };
});
