import * as calls from "@halkopiha/domain/contract/accounts/contact-change.ts";
import * as links from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as accounts from "../../accounts/changes/contact-change.ts";
import {
  confirmContactChange as confirmRequest,
  requireContactRequest,
} from "../../accounts/changes/contact-request.ts";
import { renewSession } from "../../accounts/login/sessions.ts";
import { setEventAccount } from "../../client/event-source.ts";
import { defineHandler } from "../../http/handler.ts";
import type { Caller } from "../../http/request/caller.ts";
import { limitEmailCode, limitEmailTry, limitLinkTry } from "../../limits/pincode-limits.ts";

/** Only users themselves verify their address; admins change addresses without verification. */
function checkOwn({ uid }: Caller, id: string): void {
  if (uid !== id) throw hiddenError();
}

export const verifyEmail = defineHandler(calls.verifyEmail, async ({ caller, params, body, userAgent }) => {
  checkOwn(caller, params.id);
  await limitEmailTry(caller.uid);
  const { after: user, epoch } = await accounts.verifyEmail(caller, body.pincode);
  const session = await renewSession({ ...caller, role: caller.user.role, userAgent }, epoch);
  return { user, message: "Uusi sähköpostiosoitteesi on vahvistettu.", ...(session && { session }) };
});

export const cancelEmail = defineHandler(calls.cancelEmail, async ({ caller, params }) => {
  checkOwn(caller, params.id);
  const user = await accounts.cancelEmail(caller);
  return { user, message: "Sähköpostiosoitteesi pysyy ennallaan." };
});

export const confirmContactChange = defineHandler(
  links.confirmContactChange,
  async ({ visitor, body, address }) => {
    await limitLinkTry({ visitor, address });
    const request = await requireContactRequest(body.code);
    const { uid, newEmail } = request;
    setEventAccount(uid);
    if (newEmail !== null) await limitEmailCode(uid, address);
    await confirmRequest(request);
    const rest =
      newEmail &&
      `Vahvista vielä uusi osoite: lähetimme pinkoodin osoitteeseen ${newEmail}. Kirjoita se profiiliisi.`;
    return { message: ["Muutos on vahvistettu.", rest].filter(Boolean).join(" ") };
  },
);

export const undoContactChange = defineHandler(
  links.undoContactChange,
  async ({ visitor, body, address }) => {
    await limitLinkTry({ visitor, address });
    await accounts.undoContactChange(body.code);
    return { message: "Muutos on peruttu. Valitse tilillesi nyt uusi salasana." };
  },
);
