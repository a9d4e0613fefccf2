import * as calls from "@halkopiha/domain/contract/admin/personal-data.ts";
import { toContactKey } from "@halkopiha/domain/personal-data/personal-data-search.ts";
import { toAuthor } from "../../accounts/actor.ts";
import { writePersonalData } from "../../downloads/personal-data-json.ts";
import { defineHandler } from "../../http/handler.ts";
import { limitPersonalDataWork } from "../../limits/personal-data-limits.ts";
import { recordPersonalDataWork } from "../../store/admin/personal-data-audit.ts";
import { recordEvent } from "../../store/admin/security-events.ts";
import { iterateContact } from "../../store/personal-data/contact-copy.ts";
import { eraseContact, searchContact } from "../../store/personal-data/found-data.ts";

export const searchPersonalData = defineHandler(calls.searchPersonalData, async ({ caller, body }) => {
  const key = toContactKey(body);
  await limitPersonalDataWork(caller.uid);
  await recordPersonalDataWork(toAuthor(caller), key, { action: "searched", changes: [] });
  return { kinds: await searchContact(key, Date.now()) };
});

export const exportPersonalData = defineHandler(calls.exportPersonalData, async ({ caller, body }) => {
  const key = toContactKey(body);
  await limitPersonalDataWork(caller.uid);
  await recordPersonalDataWork(toAuthor(caller), key, { action: "exported", changes: [] });
  await recordEvent({ kind: "exportDownloaded", user: caller.uid });
  return writePersonalData(iterateContact(key), new Date());
});

export const erasePersonalData = defineHandler(calls.erasePersonalData, async ({ caller, body }) => {
  const { cursor } = body;
  const key = toContactKey(body);
  await limitPersonalDataWork(caller.uid);
  // The first batch stands for all of them.
  if (cursor === undefined)
    await recordPersonalDataWork(toAuthor(caller), key, { action: "deleted", changes: [] });
  return eraseContact(key, cursor, Date.now());
});
