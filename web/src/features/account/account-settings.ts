import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as z from "zod/mini";
import type { Read } from "../../app/form-resolver.ts";

/** The account-settings form as it is typed; localities by id. §2 */
export const TypedSettings = z.object({
  deliveryMethod: z.string(),
  accountDescription: z.string(),
  deliveryLocations: z.array(z.string()),
});
export type TypedSettings = z.infer<typeof TypedSettings>;

export function settingsOf({ deliveryMethod, accountDescription, deliveryLocations }: User): TypedSettings {
  return {
    deliveryMethod,
    accountDescription,
    // In one order, so that choosing a place and taking it away again leaves nothing to save.
    deliveryLocations: deliveryLocations.map(({ _id }) => _id).sort(),
  };
}

/** The call names localities by objects. */
export function readSettings({ deliveryLocations, ...typed }: TypedSettings): Read {
  return { input: { ...typed, deliveryLocations: deliveryLocations.map((_id) => ({ _id })) } };
}
