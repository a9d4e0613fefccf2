import * as z from "zod/mini";
import { call } from "../contract.ts";
import { Order } from "../order.ts";
import { Id, Instant } from "../primitives.ts";
import { ProductGroups } from "../product.ts";
import { Locality } from "../region.ts";
import { AccountSettings, UserChange } from "../registration.ts";
import { User } from "../user.ts";

/** Logging in gives a token for the bearer header, the person, and what the profile opens with. §7 */
export const login = call({
  method: "POST",
  path: "/api/users/login",
  access: "anyone",
  summary: "Log in with user name and password.",
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1, "Vaadittu kenttä"), z.maxLength(60)),
    password: z.string().check(z.minLength(1, "Vaadittu kenttä"), z.maxLength(200)),
  }),
  answer: z.object({
    token: z.string(),
    expiry: Instant,
    user: User,
    localities: z.array(Locality),
    ...ProductGroups.shape,
    orders: z.array(Order),
  }),
});

export const verifyToken = call({
  method: "GET",
  path: "/api/users/verifyToken",
  access: "member",
  summary: "Whether the login still holds, and until when.",
  answer: z.object({ user: User, expiry: Instant }),
});

/** The private side of a person: for themselves, active or not, and for admins. */
export const readUser = call({
  method: "GET",
  path: "/api/users/:id",
  access: "member",
  summary: "One's own account; an admin may read everyone's.",
  params: z.object({ id: Id }),
  answer: z.object({ user: User }),
});

const answer = z.object({ user: User, message: z.string() });

/** Role, user name, plan and password are heard from admins only. A personal id is stored sealed and answered masked. §5 */
export const updateUser = call({
  method: "PUT",
  path: "/api/users/:id",
  access: "seller",
  summary: "Change one's own account.",
  params: z.object({ id: Id }),
  body: UserChange,
  answer,
});

export const updateAccountSettings = call({
  method: "PATCH",
  path: "/api/users/:id/accountsettings",
  access: "seller",
  summary: "How and where one delivers, and what one tells about oneself.",
  params: z.object({ id: Id }),
  body: AccountSettings,
  answer,
});
