import * as z from "zod/mini";
import { User } from "../../accounts/user.ts";
import { Order } from "../../orders/order.ts";
import { ProductGroups } from "../../products/product.ts";
import { Locality } from "../../reference-data/region.ts";
import { Instant } from "../../schemas/primitives.ts";
import { call } from "../call.ts";

/** Logging in gives a token for the bearer header, the person, and what the profile opens with. §7 */
export const login = call({
  method: "POST",
  path: "/api/users/login",
  access: "visitor",
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

/** Ours, beyond the table of §7: a device that listens to its orders signs in to Firestore with it, as the same person. */
export const liveToken = call({
  method: "GET",
  path: "/api/users/livetoken",
  access: "seller",
  summary:
    "A short-lived token with which the seller's device listens to its orders in Firestore. Beyond the table.",
  answer: z.object({
    token: z.string(),
    /** Where Auth and Firestore are on a machine with emulators, as `host:port`; absent where they are Google's. */
    emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
  }),
});
