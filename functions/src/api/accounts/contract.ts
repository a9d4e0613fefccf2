import { isStanding } from "@halkopiha/domain/accounts/payments/payment.ts";
import { isVisibleUser } from "@halkopiha/domain/admin/visible-users.ts";
import * as calls from "@halkopiha/domain/contract/accounts/contract.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import { acceptOwnTerms } from "../../accounts/changes/accept-own-terms.ts";
import * as accounts from "../../accounts/changes/change-contract.ts";
import { defineHandler } from "../../http/handler.ts";
import { requireOwner } from "../../http/request/caller.ts";
import { limitContractChange } from "../../limits/contract-limits.ts";
import { listClosingRequests as listRequests } from "../../store/accounts/listed-closings.ts";
import { listPayments } from "../../store/accounts/payments.ts";

export const giveNotice = defineHandler(calls.giveNotice, async ({ caller, params }) => {
  requireOwner(caller, params.id);
  await limitContractChange(caller.uid);
  const user = await accounts.giveNotice(caller, params.id);
  return { user, message: "Sopimus on irtisanottu." };
});

export const withdrawNotice = defineHandler(calls.withdrawNotice, async ({ caller, params }) => {
  requireOwner(caller, params.id);
  await limitContractChange(caller.uid);
  const user = await accounts.withdrawNotice(caller, params.id);
  return { user, message: "Irtisanominen on peruttu. Sopimus jatkuu." };
});

export const requestClosing = defineHandler(calls.requestClosing, async ({ caller, params, body }) => {
  if (caller.uid !== params.id) throw hiddenError();
  await limitContractChange(caller.uid);
  const user = await accounts.requestClosing(caller, body.reason);
  return { user, message: "Pyyntösi on lähetetty asiakaspalveluun." };
});

export const withdrawClosing = defineHandler(calls.withdrawClosing, async ({ caller, params }) => {
  if (caller.uid !== params.id) throw hiddenError();
  const user = await accounts.withdrawClosing(caller);
  return { user, message: "Pyyntösi on peruttu. Tilisi jatkuu ennallaan." };
});

export const acceptTerms = defineHandler(calls.acceptTerms, async ({ caller, params, body }) => {
  if (caller.uid !== params.id) throw hiddenError();
  await limitContractChange(caller.uid);
  const user = await acceptOwnTerms(caller, body.version);
  return { user, message: "Käyttöehdot on hyväksytty." };
});

export const listClosingRequests = defineHandler(calls.listClosingRequests, async ({ caller }) => ({
  users: (await listRequests()).filter((user) => isVisibleUser(caller.role, user)),
}));

export const decideClosing = defineHandler(calls.decideClosing, async ({ caller, params, body }) => {
  const user = await accounts.decideClosing(caller, params.id, body);
  return { user, message: body.approve ? "Tili on suljettu." : "Sulkemispyyntö on hylätty." };
});

export const listOwnPayments = defineHandler(calls.listOwnPayments, async ({ caller, params }) => {
  if (caller.uid !== params.id) throw hiddenError();
  return { payments: (await listPayments(params.id)).filter(isStanding) };
});
