import { isVisibleUser } from "@halkopiha/domain/admin/visible-users.ts";
import * as calls from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as accounts from "../../accounts/changes/identity-requests.ts";
import { defineHandler } from "../../http/handler.ts";
import {
  findLookalikes,
  listIdentityRequests as listRequests,
} from "../../store/accounts/identity/identities.ts";
import { findUser } from "../../store/accounts/users.ts";

export const withdrawIdentity = defineHandler(calls.withdrawIdentity, async ({ caller, params }) => {
  if (caller.uid !== params.id) throw hiddenError();
  const user = await accounts.withdrawIdentity(caller);
  return { user, message: "Muutospyyntösi on peruttu." };
});

export const listIdentityRequests = defineHandler(calls.listIdentityRequests, async ({ caller }) => ({
  users: (await listRequests()).filter((user) => isVisibleUser(caller.role, user)),
}));

export const decideIdentity = defineHandler(calls.decideIdentity, async ({ caller, params, body }) => {
  const user = await accounts.decideIdentity(caller, params.id, body);
  return { user, message: body.approve ? "Muutos on hyväksytty." : "Muutos on hylätty." };
});

export const listLookalikes = defineHandler(calls.listLookalikes, async ({ caller, params }) => {
  const user = await findUser(params.id);
  if (!user) throw new AppError("userNotFound");
  if (!isVisibleUser(caller.role, user)) throw hiddenError("userNotFound");
  return { lookalikes: await findLookalikes(user, (other) => isVisibleUser(caller.role, other)) };
});
