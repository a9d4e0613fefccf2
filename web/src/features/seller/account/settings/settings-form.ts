import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "../../../../lib/forms/schema-resolver.ts";

/** The account-settings form as it is typed; localities by id. §2 */
export const SettingsValues = z.object({
  deliveryMethod: z.string(),
  accountDescription: z.string(),
  deliveryLocations: z.array(z.string()),
});
export type SettingsValues = z.infer<typeof SettingsValues>;

export function toSettingsValues({
  deliveryMethod,
  accountDescription,
  deliveryLocations,
}: User): SettingsValues {
  return {
    deliveryMethod,
    accountDescription,
    // In one order, so that choosing a place and taking it away again leaves nothing to save.
    deliveryLocations: deliveryLocations.map(({ _id }) => _id).sort(),
  };
}

/** The call names localities by objects. */
export function parseSettings({ deliveryLocations, ...typed }: SettingsValues): ParsedForm {
  return { input: { ...typed, deliveryLocations: deliveryLocations.map((_id) => ({ _id })) } };
}
