import { removeFromCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../notifications/banner-atoms.ts";
import { catchApiError, network, respondWithError } from "./testing/network.ts";

test("an app that is too old says so, and offers to load the page again", async () => {
  const { api, store, sent } = network(
    respondWithError(409, "Sivusta on uusi versio. Päivitä sivu.", "outdated"),
  );
  await catchApiError(api(removeFromCart, { body: { product_id: "koivu" } }, { handlesErrors: true }));
  expect(new Headers(sent[0]?.init?.headers).get("x-app-version")).toBe("1");
  expect(store.get(bannerAtom)).toMatchObject({
    text: "Sivusta on uusi versio. Päivitä sivu.",
    action: { label: "Päivitä sivu" },
  });
});
