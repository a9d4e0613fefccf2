import * as z from "zod/mini";
import { AccountSettings } from "../../accounts/account-settings.ts";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const updateAccountSettings = defineCall({
  method: "PATCH",
  path: "/api/users/:id/accountsettings",
  access: "seller",
  summary: "How and where one delivers, and how one describes oneself.",
  params: z.object({ id: Id }),
  body: AccountSettings,
  response: z.object({ user: AnsweredUser, message: z.string() }),
});
