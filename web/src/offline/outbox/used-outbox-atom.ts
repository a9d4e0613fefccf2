import { deviceStoredAtom } from "../../lib/storage/stored-atom.ts";

/**
 * Whether the outbox of this device has stored a cart, favourites or a change. Until then the server keeps none of its visitor, so that
 * neither the outbox nor they need to be loaded.
 */
export const isOutboxUsedAtom = deviceStoredAtom("outbox-used", false, (stored) =>
  stored === true ? true : undefined,
);
