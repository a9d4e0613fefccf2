import { deviceStorage } from "../../lib/storage/device-storage.ts";

const key = "sent-on-leave";

function list(): string[] {
  const stored = deviceStorage.read(key);
  return Array.isArray(stored) ? stored.filter((version) => typeof version === "string") : [];
}

/** Versions of the steps that a page has sent while it was closing, until the queue says so: in localStorage, which is written at once. */
export const sentOnLeave = {
  list,
  add: (versions: readonly string[]) => deviceStorage.write(key, [...list(), ...versions]),
  forget(versions: readonly string[]): void {
    const others = list().filter((version) => !versions.includes(version));
    if (others.length > 0) deviceStorage.write(key, others);
    else deviceStorage.remove(key);
  },
};
