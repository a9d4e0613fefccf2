import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { removeFromCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { catchApiError, json, network } from "./testing/network.ts";

const attestation = vi.hoisted(() => ({ keys: [] as string[], fails: false, tokens: 0 }));

// Google's reCAPTCHA, which only a deployed app reaches.
vi.mock("../app-check/attestation.ts", () => ({
  createAttestation: async (siteKey: string) => {
    if (attestation.fails) throw new TypeError("blocked");
    attestation.keys.push(siteKey);
    return async () => {
      attestation.tokens += 1;
      return `token-${attestation.tokens}`;
    };
  },
}));

beforeEach(() => {
  Object.assign(attestation, { keys: [], fails: false, tokens: 0 });
});

const challenge = () =>
  new Response(
    JSON.stringify({ message: "Pyyntö ei tullut Halkopihan sovelluksesta.", code: "appUnknown" }),
    {
      status: 403,
      headers: { "X-AppCheck-Site-Key": "our-key" },
    },
  );

const emptyCart = {
  cart: { items: [], sellers: [], totalQuantity: 0, totalPrice: 0, tax: 0, totalPriceExcludingTax: 0 },
};

/** A server with App Check on: it challenges what comes without a token. */
const createServer = () =>
  network((init) => (new Headers(init?.headers).has("x-firebase-appcheck") ? json(emptyCart) : challenge()));

const tokensOf = (sent: readonly { init: RequestInit | undefined }[]) =>
  sent.map(({ init }) => new Headers(init?.headers).get("x-firebase-appcheck"));

const remove = { body: { product_id: "koivu" } };

test("the first call that writes is challenged, and sent again with the app's token; later ones have it at once", async () => {
  const { api, sent } = createServer();
  await api(removeFromCart, remove).catch(() => undefined);
  await api(removeFromCart, remove).catch(() => undefined);
  expect(tokensOf(sent)).toEqual([null, "token-1", "token-2"]);
  expect(attestation.keys).toEqual(["our-key"]);
});

test("a call that only reads is neither attested nor sent with a token", async () => {
  const { api, sent } = createServer();
  await api(removeFromCart, remove).catch(() => undefined);
  await api(listRegions, {}).catch(() => undefined);
  expect(tokensOf(sent).at(-1)).toBeNull();
});

test("where what attests the app does not load, there was no response", async () => {
  attestation.fails = true;
  const { api, sent } = createServer();
  expect((await catchApiError(api(removeFromCart, remove))).code).toBe("noResponse");
  expect(sent).toHaveLength(1);
});
