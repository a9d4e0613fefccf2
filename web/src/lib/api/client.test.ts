import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { downloadSellerListExcel } from "@halkopiha/domain/contract/admin/downloads.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { changeQuantity } from "@halkopiha/domain/contract/shop/cart.ts";
import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { uploadProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, expect, test } from "vitest";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { bannerAtom } from "../notifications/banner-atoms.ts";
import type { Session } from "../session/session.ts";
import { endSessionAtom, isLoggedInAtom, sessionAtom } from "../session/session-atoms.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { isLoadingAtom } from "./loading-atoms.ts";
import { catchApiError, json, network, respondWithError, type Sent } from "./testing/network.ts";

const aino: Session = {
  token: "abc",
  expiry: "2026-12-01T12:00:00.000Z",
  user: { _id: "u1", username: "aino", role: "user" },
};

afterEach(() => deviceStorage.remove("session"));

test("a call goes to its path with its parameters, and the query leaves out what is empty", async () => {
  const { api, sent } = network(() => json({ sellers: [], products: [] }));
  await api(searchProducts, { query: { category: "Polttopuut", region: "", sort: "cheapest" } });
  expect(sent[0]?.url).toBe("/api/sellers?category=Polttopuut&sort=cheapest");
  expect(sent[0]?.init?.credentials).toBe("same-origin");
});

test("parameters in the path are escaped", async () => {
  const { api, sent } = network(respondWithError(404, "Hakemaasi ei löytynyt."));
  await catchApiError(api(readOrder, { params: { id: "a/b" } }));
  expect(sent[0]?.url).toBe("/api/orders/a%2Fb");
});

test("someone who is logged in sends the token", { tags: ["s6-36", "s7-how-1"] }, async () => {
  const { api, store, sent } = network(() => json({ regions: [] }));
  store.set(sessionAtom, aino);
  await api(listRegions, {});
  expect(new Headers(sent[0]?.init?.headers).get("authorization")).toBe("Bearer abc");
});

/** A session that has expired by the device's clock. */
const runOut = (token: string): Session => ({ ...aino, token, expiry: "2026-11-20T11:59:59.000Z" });

const getToken = ({ init }: Sent) => new Headers(init?.headers).get("authorization");

test("a token that has run out, as the server says, is not sent; it logs out", async () => {
  const { api, store, sent } = network(() => (sent.length === 1 ? json({}, 401) : json({ regions: [] })));
  store.set(sessionAtom, runOut("run-out"));
  await api(listRegions, {});
  expect(sent.map(({ url }) => url)).toEqual(["/api/users/verifyToken", "/api/regions"]);
  expect(sent.map(getToken)).toEqual(["Bearer run-out", null]);
  expect(store.get(isLoggedInAtom)).toBe(false);
});

test("a token that has run out by a clock that is weeks ahead is sent; the server is asked once", async () => {
  const { api, store, sent } = network(() => json({ regions: [] }));
  store.set(sessionAtom, runOut("clock-ahead"));
  await Promise.all([api(listRegions, {}), api(listRegions, {})]);
  await api(listRegions, {});
  expect(sent.map(({ url }) => url)).toEqual(["/api/users/verifyToken", ...Array(3).fill("/api/regions")]);
  expect(new Set(sent.map(getToken))).toEqual(new Set(["Bearer clock-ahead"]));
  expect(store.get(isLoggedInAtom)).toBe(true);
});

test("a token that has run out stays while the server does not answer", async () => {
  const { api, store } = network(() => Promise.reject(new TypeError("offline")));
  store.set(sessionAtom, runOut("offline"));
  await catchApiError(api(listRegions, {}));
  expect(store.get(isLoggedInAtom)).toBe(true);
});

test("the loading flag is on during the call and off after it, also when it fails", {
  tags: ["s3-53", "s7-how-2"],
}, async () => {
  let isLoading: boolean | undefined;
  const { api, store } = network(() => {
    isLoading = store.get(isLoadingAtom);
    throw new TypeError("offline");
  });
  await catchApiError(api(listRegions, {}));
  expect(isLoading).toBe(true);
  expect(store.get(isLoadingAtom)).toBe(false);
});

test("the server's error message is shown in a red banner", {
  tags: ["s3-54", "s7-how-3", "s8-1"],
}, async () => {
  const { api, store } = network(respondWithError(409, "Ostoskori on täynnä.", "cartFull"));
  const error = await catchApiError(api(listRegions, {}));
  expect(error).toMatchObject({ status: 409, code: "cartFull" });
  expect(store.get(bannerAtom)).toEqual({ colour: "danger", text: "Ostoskori on täynnä." });
});

test("a failure without a message has a sentence of its own", { tags: ["s7-how-3", "s8-4"] }, async () => {
  const { api, store } = network(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await catchApiError(api(listRegions, {}));
  expect(store.get(bannerAtom)?.text).toBe("virhe palvelimella, yritä uudelleen hetken kuluttua.");
});

test("no answer at all has another, and status 0", { tags: ["s3-55", "s8-5"] }, async () => {
  const { api, store } = network(() => Promise.reject(new TypeError("Failed to fetch")));
  const error = await catchApiError(api(listRegions, {}));
  expect(error.status).toBe(0);
  expect(store.get(responseStatusAtom)).toBe(0);
  expect(store.get(bannerAtom)?.text).toBe("Virhe palvelimella!");
});

test("401 ends the session, says so and asks for a new login", {
  tags: ["s4-50", "s8-6", "s8-7", "s8-8"],
}, async () => {
  const { api, store } = network(respondWithError(401, "x", "unauthenticated"));
  store.set(sessionAtom, aino);
  await catchApiError(api(listOrders, { query: {} }, { handlesNoResponse: true }));
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(store.get(responseStatusAtom)).toBe(401);
  expect(store.get(bannerAtom)).toEqual({
    colour: "danger",
    text: "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!",
  });
});

test("a late 401 for an earlier token does not end the newer session", async () => {
  const { api, store } = network(() => {
    store.set(sessionAtom, { ...aino, token: "of a new login" });
    return respondWithError(401, "x", "unauthenticated")();
  });
  store.set(sessionAtom, aino);
  expect((await catchApiError(api(listOrders, { query: {} }))).status).toBe(401);
  expect(store.get(sessionAtom)?.token).toBe("of a new login");
  expect(store.get(bannerAtom)).toBeNull();
});

test("a call that a page makes after a logout asks for no new login", async () => {
  const { api, store } = network(respondWithError(401, "x", "unauthenticated"));
  store.set(endSessionAtom);
  expect((await catchApiError(api(listOrders, { query: {} }))).status).toBe(401);
  expect(store.get(responseStatusAtom)).toBeNull();
  expect(store.get(bannerAtom)).toBeNull();
});

test("a late 401 after a logout asks for no new login", async () => {
  const { api, store } = network(() => {
    store.set(endSessionAtom);
    return respondWithError(401, "x", "unauthenticated")();
  });
  store.set(sessionAtom, aino);
  expect((await catchApiError(api(listOrders, { query: {} }))).status).toBe(401);
  expect(store.get(responseStatusAtom)).toBeNull();
  expect(store.get(bannerAtom)).toBeNull();
});

test("a wrong password is no expired session", { tags: "s8-10" }, async () => {
  const { api, store } = network(
    respondWithError(401, "Väärä käyttäjänimi tai salasana.", "wrongCredentials"),
  );
  await catchApiError(api(login, { body: { username: "aino", password: "x" } }));
  expect(store.get(bannerAtom)?.text).toBe("Väärä käyttäjänimi tai salasana.");
});

test.each([
  { what: "the server's message", status: 409, message: "liikaa", text: "liikaa" },
  {
    what: "the catalogue's words without one",
    status: 503,
    message: "",
    text: "virhe palvelimella, yritä uudelleen hetken kuluttua.",
  },
])(
  "§8 an error is shown in red with $what, also when the page shows its own text",
  { tags: "s8-2" },
  async ({ status, message, text }) => {
    const { api, store } = network(respondWithError(status, message));
    await catchApiError(
      api(changeQuantity, { body: { product_id: "p1", quantity: 9 } }, { handlesNoResponse: true }),
    );
    expect(store.get(bannerAtom)).toEqual({ colour: "danger", text });
  },
);

test("a page that reports a lost response itself gets no banner", async () => {
  const { api, store } = network(() => Promise.reject(new TypeError("no net")));
  await catchApiError(api(listRegions, {}, { handlesNoResponse: true }));
  expect(store.get(bannerAtom)).toBeNull();
});

test("§8 a call whose caller shows all errors shows no banner", async () => {
  const { api, store } = network(respondWithError(409, "liikaa", "quantityExceeded"));
  await catchApiError(
    api(changeQuantity, { body: { product_id: "p1", quantity: 9 } }, { handlesErrors: true }),
  );
  expect(store.get(bannerAtom)).toBeNull();
});

test("§2 the profile of an account that is not active says so itself: no banner hides the welcome", async () => {
  const { api, store } = network(respondWithError(403, "Tilisi ei ole vielä aktiivinen.", "notActive"));
  await catchApiError(api(listOrders, { query: {} }));
  expect(store.get(bannerAtom)).toBeNull();
});

test("field errors of the server reach the caller", async () => {
  const fields = { zip: "Postinumerossa on viisi numeroa." };
  const { api } = network(() => json({ message: "Tarkista", code: "invalid", fields }, 400));
  expect((await catchApiError(api(listRegions, {}))).fields).toEqual(fields);
});

test("a cached response says when it was stored", async () => {
  const at = "2026-11-20T10:00:00.000Z";
  const { api } = network(
    () => new Response(JSON.stringify({ regions: [] }), { headers: { "x-halkopiha-saved-at": at } }),
  );
  const dates: string[] = [];
  await api(listRegions, {}, { onCached: (since) => dates.push(since) });
  expect(dates).toEqual([at]);
});

test("an answer that breaks the contract is a fault, not data", async () => {
  const { api } = network(() => json({ regions: [{ name: 7 }] }));
  expect((await catchApiError(api(listRegions, {}))).code).toBe("unreadable");
});

test("a file comes as it is", { tags: "s7-note-34" }, async () => {
  const { api, sent } = network(() => new Response(new Uint8Array([80, 75, 3, 4])));
  const file = await api(downloadSellerListExcel, {});
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([80, 75, 3, 4]);
  expect(new Headers(sent[0]?.init?.headers).get("accept")).toBe(downloadSellerListExcel.file.contentType);
});

test("a file that breaks off on the way is no answer", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) });
  const { api } = network(() => new Response(broken));
  expect((await catchApiError(api(downloadSellerListExcel, {}))).status).toBe(0);
});

test("an upload goes as a form with the file under its own name, by the way that the caller chooses", async () => {
  const { api, sent } = network(() => json({}));
  const ways: (RequestInit | undefined)[] = [];
  const transport: typeof fetch = async (_url, init) => {
    ways.push(init);
    return json({ message: "Kuvan tulee olla PNG-kuva.", code: "notPng" }, 415);
  };
  const upload = new File(["x"], "cover-1.png", { type: "image/png" });
  await catchApiError(api(uploadProductImage, { params: { id: "p1" }, upload }, { transport }));
  expect(sent).toEqual([]);
  const body = ways[0]?.body;
  const file = body instanceof FormData ? body.get("image") : null;
  expect(file).toMatchObject({ name: "cover-1.png", size: 1 });
});
