import { afterEach, expect, test } from "vitest";
import { bannerAtom } from "./banner-atoms.ts";
import { checkoutFormAtom, emptyCheckout } from "./cart-atoms.ts";
import { device } from "./device.ts";
import { logOut } from "./log-out.ts";
import { emptySignUp, signUpAtom } from "./sign-up-atoms.ts";
import { store } from "./store.ts";

afterEach(() => device.forgetAllBut([]));

test("§3 what was typed into the checkout form is kept by the device", () => {
  store.set(checkoutFormAtom, { ...emptyCheckout, firstname: "Aino" });
  expect(device.read("checkout")).toMatchObject({ firstname: "Aino" });
});

test("§4 logging out resets the sign-up form and says so in green", () => {
  const draft = { ...emptySignUp.draft, companyName: "Tukkisen Puu Oy" };
  store.set(signUpAtom, { step: 1, plan: "premium", draft });
  logOut();
  expect(store.get(signUpAtom)).toEqual(emptySignUp);
  expect(JSON.stringify(device.read("sign-up") ?? "")).not.toContain("Tukkisen");
  expect(store.get(bannerAtom)).toEqual({ colour: "success", text: "Kiitos, uloskirjaus onnistui!" });
});
