import * as z from "zod/mini";
import { AnsweredUser } from "../../accounts/answered-user.ts";
import { SecondFactorCode } from "../../accounts/second-factor.ts";
import { UserSession } from "../../accounts/user-session.ts";
import { Order } from "../../orders/order.ts";
import { ProductGroups } from "../../products/product.ts";
import { Locality } from "../../reference-data/region.ts";
import { Id, Instant } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

/** True for an admin who has not given a second factor and has to: until then they have the rights of a user. */
const lacksSecondFactor = z.optional(z.literal(true));

/**
 * Responds with a token for the bearer header, the user, and the initial data of the profile page. Our app loads these data on its pages: with
 * `lists: false` they are empty. A user who has set up a second factor is asked for it (`secondFactorNeeded`) when the password is right. §7
 */
export const login = defineCall({
  method: "POST",
  path: "/api/users/login",
  access: "visitor",
  summary: "Log in with user name and password, and a second factor if there is one.",
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1, "Vaadittu kenttä"), z.maxLength(60)),
    password: z.string().check(z.minLength(1, "Vaadittu kenttä"), z.maxLength(200)),
    lists: z._default(z.boolean(), true),
    /** A code of the authenticator app, or a recovery code. */
    secondFactor: z.optional(SecondFactorCode),
  }),
  response: z.object({
    token: z.string(),
    expiry: Instant,
    user: AnsweredUser,
    lacksSecondFactor,
    localities: z.array(Locality),
    ...ProductGroups.shape,
    orders: z.array(Order),
  }),
});

export const verifyToken = defineCall({
  method: "GET",
  path: "/api/users/verifyToken",
  access: "member",
  summary: "Whether the login still holds, and until when.",
  response: z.object({ user: AnsweredUser, expiry: Instant, lacksSecondFactor }),
});

/** A token with which a device that listens to its orders signs in to Firestore as the same user. */
export const liveToken = defineCall({
  method: "GET",
  path: "/api/users/livetoken",
  access: "seller",
  summary: "A short-lived token with which the seller's device listens to its orders in Firestore.",
  response: z.object({
    token: z.string(),
    /** The emulators of Auth and Firestore, as `host:port`; absent in production. */
    emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
    /** The site key with which App Check attests the app; absent without App Check. */
    siteKey: z.optional(z.string()),
  }),
});

export const listSessions = defineCall({
  method: "GET",
  path: "/api/users/sessions",
  access: "member",
  summary: "The devices on which the user is logged in, the one that was used last first.",
  response: z.object({ sessions: z.array(UserSession) }),
});

const message = z.object({ message: z.string() });

export const endSession = defineCall({
  method: "DELETE",
  path: "/api/users/session",
  access: "member",
  summary: "Log out on this device, on all other devices, or on all.",
  query: z.object({ sessions: z._default(z.enum(["this", "others", "all"]), "this") }),
  response: message,
});

export const endOtherSession = defineCall({
  method: "DELETE",
  path: "/api/users/sessions/:id",
  access: "member",
  summary: "Log out on one device.",
  params: z.object({ id: Id }),
  response: message,
});
