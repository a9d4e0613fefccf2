import * as calls from "@halkopiha/domain/contract/accounts/own-data.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { checkOwnPassword } from "../../accounts/changes/contact-change.ts";
import * as accounts from "../../accounts/changes/erase-own-account.ts";
import { writePersonalData } from "../../downloads/personal-data-json.ts";
import { drawPersonalData } from "../../downloads/personal-data-pdf.ts";
import { defineHandler } from "../../http/handler.ts";
import type { Caller } from "../../http/request/caller.ts";
import { toFile } from "../../http/response/send-file.ts";
import { limitContractChange } from "../../limits/contract-limits.ts";
import { limitConfirmation } from "../../limits/login-limits.ts";
import { limitOwnCopy } from "../../limits/personal-data-limits.ts";
import { recordEvent } from "../../store/admin/security-events.ts";
import { iterateAccount } from "../../store/personal-data/account-copy.ts";

/** @throws AppError `tooOften`, and what hides the data of others */
async function checkOwnCopy(caller: Caller, id: Id): Promise<void> {
  if (caller.uid !== id) throw hiddenError();
  await limitOwnCopy(caller.uid);
  await recordEvent({ kind: "exportDownloaded", user: caller.uid });
}

export const downloadOwnData = defineHandler(calls.downloadOwnData, async ({ caller, params }) => {
  await checkOwnCopy(caller, params.id);
  return writePersonalData(iterateAccount(caller.user), new Date());
});

export const downloadOwnDataPdf = defineHandler(calls.downloadOwnDataPdf, async ({ caller, params }) => {
  await checkOwnCopy(caller, params.id);
  return toFile(await drawPersonalData(iterateAccount(caller.user), new Date()));
});

export const requestErasure = defineHandler(calls.requestErasure, async ({ caller, params, body }) => {
  if (caller.uid !== params.id) throw hiddenError();
  await limitConfirmation(caller.uid);
  await checkOwnPassword(caller.uid, body.currentPassword);
  await limitContractChange(caller.uid);
  const user = await accounts.requestErasure(caller);
  return { user, message: "Tilisi poistetaan. Voit perua poiston siihen asti." };
});

export const withdrawErasure = defineHandler(calls.withdrawErasure, async ({ caller, params }) => {
  if (caller.uid !== params.id) throw hiddenError();
  await limitContractChange(caller.uid);
  const user = await accounts.withdrawErasure(caller);
  return { user, message: "Tilisi poistaminen on peruttu." };
});
