import * as z from "zod/mini";
import { Invoice } from "../../accounts/invoices/invoice.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });

export const listInvoices = defineCall({
  method: "GET",
  path: "/api/users/:id/invoices",
  access: "member",
  summary: "The invoices of one's yearly fees, newest first; an admin may read those of everyone.",
  params,
  response: z.object({ invoices: z.array(Invoice) }),
});

export const readInvoice = defineCall({
  method: "GET",
  path: "/api/invoices/:id",
  access: "member",
  summary: "One invoice of a yearly fee: for who is invoiced, and for admins.",
  params,
  response: z.object({ invoice: Invoice }),
});
