import * as z from "zod/mini";
import { ErrorGroup, ErrorSource } from "../../errors/error-report.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const listErrors = defineCall({
  method: "GET",
  path: "/api/admin/errors",
  access: "root",
  summary: "Errors of browsers and functions, grouped by cause and release, the latest first.",
  query: z.object({
    ...PageQuery,
    source: z.optional(ErrorSource),
    /** Only errors of this release. */
    release: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ errors: z.array(ErrorGroup), nextCursor: NextCursor }),
});

export const markError = defineCall({
  method: "PUT",
  path: "/api/admin/errors/:id",
  access: "root",
  summary: "Marks an error as handled, or takes that back.",
  params: z.object({ id: Id }),
  body: z.object({ handled: z.boolean() }),
  response: z.object({ error: ErrorGroup }),
});
