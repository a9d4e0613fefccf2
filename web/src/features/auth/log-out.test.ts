import { afterEach, expect, test, vi } from "vitest";
import { logOut } from "../../lib/auth/log-out.ts";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { checkoutFormAtom, emptyCheckout } from "../../market/cart/cart-atoms.ts";
import { emptyRegistration, registrationAtom } from "./register/register-draft-atom.ts";

afterEach(() => deviceStorage.removeWhere(() => true));

test("§3 the checkout form is stored on the device", { tags: "s3-59" }, () => {
  store.set(checkoutFormAtom, { ...emptyCheckout, firstname: "Aino" });
  expect(deviceStorage.read("checkout.form")).toMatchObject({ firstname: "Aino" });
});

test("§4 logging out resets the sign-up form and says so in green", { tags: "s4-46" }, () => {
  const draft = { ...emptyRegistration.draft, companyName: "Tukkisen Puu Oy" };
  store.set(registrationAtom, { step: 1, plan: "premium", draft });
  logOut();
  expect(store.get(registrationAtom)).toEqual(emptyRegistration);
  expect(JSON.stringify(deviceStorage.read("sign-up") ?? "")).not.toContain("Tukkisen");
  expect(store.get(bannerAtom)).toEqual({ colour: "success", text: "Kiitos, uloskirjaus onnistui!" });
});

test("logging out ends the session on the server too, and succeeds without it", () => {
  const session = { _id: "puu", username: "puu", role: "user" } as const;
  store.set(sessionAtom, { token: "abc", expiry: "2100-01-01T00:00:00.000Z", user: session });
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  logOut();
  expect(fetched).toHaveBeenCalledWith("/api/users/session", {
    method: "DELETE",
    headers: { authorization: "Bearer abc" },
    keepalive: true,
  });
  expect(store.get(sessionAtom)).toBeNull();
});
