import * as z from "zod/mini";
import { ErasureBatch, ErasureProgress, FoundKind } from "../../personal-data/found-data.ts";
import { PersonalDataSearch } from "../../personal-data/personal-data-search.ts";
import { defineCall } from "../call.ts";

// POST throughout: an address or a phone number is in no URL, because platforms log them.

export const searchPersonalData = defineCall({
  method: "POST",
  path: "/api/admin/personal-data/search",
  safe: true,
  access: "admin",
  summary: "What is stored of an e-mail address or a phone number, by kind, some of each.",
  body: PersonalDataSearch,
  response: z.object({ kinds: z.array(FoundKind) }),
});

export const exportPersonalData = defineCall({
  method: "POST",
  path: "/api/admin/personal-data/export",
  safe: true,
  access: "admin",
  summary: "A copy of what is stored of an e-mail address or a phone number, for its person, as JSON.",
  body: PersonalDataSearch,
  file: { name: "henkilotiedot.json", contentType: "application/json" },
});

/** Can be repeated: what has been erased is not found again. */
export const erasePersonalData = defineCall({
  method: "POST",
  path: "/api/admin/personal-data/erasure",
  access: "admin",
  summary: "Delete or anonymise one batch of what is stored of an e-mail address or a phone number.",
  body: ErasureBatch,
  response: ErasureProgress,
});
