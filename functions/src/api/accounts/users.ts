import { isVisibleUser } from "@halkopiha/domain/admin/visible-users.ts";
import * as settings from "@halkopiha/domain/contract/accounts/account-settings.ts";
import * as calls from "@halkopiha/domain/contract/accounts/users.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import { changeSettings } from "../../accounts/changes/change-settings.ts";
import { changeUser } from "../../accounts/changes/change-user.ts";
import { renewSession } from "../../accounts/login/sessions.ts";
import { defineHandler } from "../../http/handler.ts";
import { canManage } from "../../http/request/caller.ts";
import { requireLocality } from "../../shop/buyer.ts";
import { findUser } from "../../store/accounts/users.ts";
import { createOwnChangeConfirmation, formatOwnChangeMessage } from "./confirm-own-change.ts";

export const readUser = defineHandler(calls.readUser, async ({ caller, params }) => {
  const user = canManage(caller, params.id) ? await findUser(params.id) : null;
  // As in firestore.rules: admins read users, only root reads admins.
  if (!user || (caller.uid !== user._id && !isVisibleUser(caller.role, user))) throw hiddenError();
  return { user };
});

export const updateUser = defineHandler(
  calls.updateUser,
  async ({ caller, params, body, address, userAgent }) => {
    if (!canManage(caller, params.id)) throw hiddenError();
    const locality = await requireLocality({ regionId: body.region, localityId: body.locality });
    const { after: user, epoch } = await changeUser(
      caller,
      params.id,
      body,
      locality,
      createOwnChangeConfirmation(caller, body.email, address),
    );
    const isOwn = caller.uid === user._id;
    const owner = { ...caller, role: caller.user.role, userAgent };
    const session = isOwn ? await renewSession(owner, epoch) : null;
    const message = isOwn ? formatOwnChangeMessage(caller, user, body) : "Tiedot on tallennettu.";
    return { user, message, ...(session && { session }) };
  },
);

export const updateAccountSettings = defineHandler(
  settings.updateAccountSettings,
  async ({ caller, params, body }) => {
    if (!canManage(caller, params.id)) throw hiddenError();
    const user = await changeSettings(caller, params.id, body);
    return { user, message: "Asetukset on tallennettu." };
  },
);
