import * as z from "zod/mini";
import { AccountSettings } from "../account-settings.ts";
import { call } from "../contract.ts";
import { Id } from "../primitives.ts";
import { User } from "../user.ts";

export const updateAccountSettings = call({
  method: "PATCH",
  path: "/api/users/:id/accountsettings",
  access: "seller",
  summary: "How and where one delivers, and what one tells about oneself.",
  params: z.object({ id: Id }),
  body: AccountSettings,
  answer: z.object({ user: User, message: z.string() }),
});
