import { requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { api } from "../../lib/api/client.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";

/** Requests a pincode for an account and shows the server's message. @throws ApiError */
export async function requestCode(account: { username: string } | { email: string }): Promise<void> {
  const { message } = await api(requestPincode, { body: account });
  store.set(showBannerAtom, "success", message);
}
