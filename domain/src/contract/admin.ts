import * as z from "zod/mini";
import { call } from "../contract.ts";

const Count = z.int().check(z.minimum(0));

export const readDashboard = call({
  method: "GET",
  path: "/api/admin",
  access: "admin",
  summary: "How many users, users not yet active, orders and conversations there are.",
  answer: z.object({ usersCount: Count, newUsersCount: Count, ordersCount: Count, contactsCount: Count }),
});
