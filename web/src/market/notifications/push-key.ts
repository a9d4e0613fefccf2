import { readPushKey } from "@halkopiha/domain/contract/notifications.ts";
import { api } from "../../lib/api/client.ts";

/** The public key with which this browser subscribes; null when nobody is notified. @throws ApiError */
export const loadPushKey = async (): Promise<string | null> =>
  (await api(readPushKey, {}, { handlesErrors: true })).publicKey;
