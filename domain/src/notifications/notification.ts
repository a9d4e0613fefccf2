import * as z from "zod/mini";

/** What is sent to a device, encrypted, and shown by its service worker. */
export const Notification = z.object({
  title: z.string(),
  body: z.string(),
  /** The same for each attempt, so that the device shows it once. */
  tag: z.string(),
  /** The page that it opens. */
  path: z.string(),
  /** What the app's icon shows; absent when it stays as it is. */
  badge: z.optional(z.int().check(z.nonnegative())),
});
export type Notification = z.infer<typeof Notification>;
