import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { messages } from "../../messages.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ user: AnsweredUser, message: z.string() });

export const downloadOwnData = defineCall({
  method: "GET",
  path: "/api/users/:id/data",
  access: "member",
  summary: "A copy of everything that is stored of one's own account, as JSON.",
  params,
  file: { name: "halkopiha-tiedot.json", contentType: "application/json" },
});

export const downloadOwnDataPdf = defineCall({
  method: "GET",
  path: "/api/users/:id/data-pdf",
  access: "member",
  summary: "The same copy as a PDF to read, with at most 200 documents of each kind.",
  params,
  file: { name: "halkopiha-tiedot.pdf", contentType: "application/pdf" },
});

/** A retry changes nothing and mails nothing again. */
export const requestErasure = defineCall({
  method: "POST",
  path: "/api/users/:id/erasure",
  access: "member",
  summary: "Ask for one's own account to be deleted after the days in which it can be taken back.",
  params,
  body: z.object({
    currentPassword: z.string().check(z.minLength(1, messages.requiredField), z.maxLength(200)),
  }),
  response,
});

export const withdrawErasure = defineCall({
  method: "DELETE",
  path: "/api/users/:id/erasure",
  access: "member",
  summary: "Take back the request to delete one's own account.",
  params,
  response,
});
