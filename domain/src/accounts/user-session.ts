import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** A login of a user on a device. */
export const UserSession = z.object({
  _id: Id,
  /** Browser and system: `Chrome, Android`; `Tuntematon laite` when they are not known. */
  device: z.string(),
  createdAt: Instant,
  /** Known to five minutes. */
  lastUsedAt: Instant,
  /** Whether the request was made with this login. */
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;
