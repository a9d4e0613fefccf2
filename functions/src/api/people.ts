import * as settings from "@halkopiha/domain/contract/account-settings.ts";
import * as rows from "@halkopiha/domain/contract/people.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { changeSettings, changeUser } from "../accounts/change.ts";
import { renewSession } from "../accounts/sessions.ts";
import { findUser } from "../store/users.ts";
import { localityOf } from "./buyer.ts";
import { mayHandle } from "./caller.ts";
import { confirmBy, ownChangeMessage } from "./own-contact.ts";
import { serve } from "./serve.ts";

export const readUser = serve(rows.readUser, async ({ caller, params }) => {
  const user = mayHandle(caller, params.id) ? await findUser(params.id) : null;
  if (!user) throw new Refusal("notFound");
  return { user };
});

export const updateUser = serve(rows.updateUser, async ({ caller, params, body, address }) => {
  if (!mayHandle(caller, params.id)) throw new Refusal("notFound");
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  const user = await changeUser(caller, params.id, body, place, confirmBy(caller, body.email, address));
  const isOwn = caller.uid === user._id;
  const session = isOwn && caller.user.email !== user.email ? await renewSession(user._id) : null;
  const message = isOwn ? ownChangeMessage(caller, user, body.email) : "Tiedot on tallennettu.";
  return { user, message, ...(session && { session }) };
});

export const updateAccountSettings = serve(
  settings.updateAccountSettings,
  async ({ caller, params, body }) => {
    if (!mayHandle(caller, params.id)) throw new Refusal("notFound");
    const user = await changeSettings(caller, params.id, body);
    return { user, message: "Asetukset on tallennettu." };
  },
);
