import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "../../../../lib/forms/schema-resolver.ts";

/** Values of the account-settings form, as typed; localities by id. §2 */
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
    // Sorted, so that selecting a locality and removing it again leaves no changes.
    deliveryLocations: deliveryLocations.map(({ _id }) => _id).sort(),
  };
}

/** Converts the ids of localities to the objects of the call. */
export function parseSettings({ deliveryLocations, ...typed }: SettingsValues): ParsedForm {
  return { input: { ...typed, deliveryLocations: deliveryLocations.map((_id) => ({ _id })) } };
}
