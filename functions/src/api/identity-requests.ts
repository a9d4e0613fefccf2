import * as rows from "@halkopiha/domain/contract/identity-requests.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import * as accounts from "../accounts/identity-requests.ts";
import { findLookalikes, listIdentityRequests as listRequests } from "../store/identities.ts";
import { findUser } from "../store/users.ts";
import { serve } from "./serve.ts";

export const withdrawIdentity = serve(rows.withdrawIdentity, async ({ caller, params }) => {
  if (caller.uid !== params.id) throw new Refusal("notFound");
  const user = await accounts.withdrawIdentity(caller.uid);
  return { user, message: "Muutospyyntösi on peruttu." };
});

export const listIdentityRequests = serve(rows.listIdentityRequests, async () => ({
  users: await listRequests(),
}));

export const decideIdentity = serve(rows.decideIdentity, async ({ caller, params, body }) => {
  const user = await accounts.decideIdentity(caller, params.id, body);
  return { user, message: body.approve ? "Muutos on hyväksytty." : "Muutos on hylätty." };
});

export const listLookalikes = serve(rows.listLookalikes, async ({ params }) => {
  const user = await findUser(params.id);
  if (!user) throw new Refusal("userNotFound");
  return { lookalikes: await findLookalikes(user) };
});
