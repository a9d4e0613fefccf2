import { request as httpRequest, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { type Instance, startInstance } from "../support/framework.ts";
import { createPagesFolder } from "../support/pages-folder.ts";

// Instances as in production: Google's framework answers some requests itself.

let build: Awaited<ReturnType<typeof createPagesFolder>>;
let pages: Instance;
let api: Instance;
const admin = new Client();

beforeAll(async () => {
  build = await createPagesFolder();
  const variables = { PAGES_FOLDER: build.folder };
  await admin.logIn("yllapito", "Yllapito2026");
  [pages, api] = await Promise.all([startInstance({ target: "pages", variables }), startInstance()]);
});

afterAll(async () => {
  await Promise.all([pages.stop(), api.stop()]);
  await build.remove();
});

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request as it is: `fetch` would change some paths. */
async function send({ port }: Instance, { method = "GET", path, headers = {}, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  httpRequest({ host: "127.0.0.1", port, method, path, headers }, resolve).on("error", reject).end(body);
  const response = await promise;
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

const json = { "content-type": "application/json" };
/** Every answer asks for HTTPS, on subdomains too, and is taken for no other type. */
const common = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
};
const ofApi = {
  ...common,
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};
const ofPages = {
  ...common,
  "content-security-policy": expect.stringMatching(
    /^default-src 'self'; .*object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/,
  ),
  "referrer-policy": "same-origin",
};

describe("the function 'api' sends the security headers with", () => {
  const answers: [status: number, what: string, sent: () => Sent | Promise<Sent>][] = [
    [200, "an answer", () => ({ path: "/api/regions" })],
    [200, "the answer to HEAD", () => ({ method: "HEAD", path: "/api/regions" })],
    [
      304,
      "an answer that has not changed",
      async () => {
        const { etag = "" } = (await send(api, { path: "/api/regions" })).headers;
        return { path: "/api/regions", headers: { "if-none-match": etag } };
      },
    ],
    [
      200,
      "a download",
      () => ({
        path: "/api/admin/users/download-seller-list-csv",
        headers: { authorization: `Bearer ${admin.token}` },
      }),
    ],
    [400, "a body that is no JSON", () => ({ method: "POST", path: "/api/cart", headers: json, body: "{" })],
    [400, "a query that it does not know", () => ({ path: "/api/regions?x=1" })],
    [401, "a call that needs a login", () => ({ path: "/api/users/verifyToken" })],
    [404, "an unknown path", () => ({ path: "/api/nothing" })],
    [404, "a path that cannot be decoded", () => ({ path: "/api/%E4" })],
    [405, "a method that the path has not", () => ({ method: "DELETE", path: "/api/regions" })],
    [
      413,
      "a body that is too large",
      () => ({
        method: "POST",
        path: "/api/cart",
        headers: { ...json, "content-length": "100001" },
        body: " ".repeat(100_001),
      }),
    ],
    [
      415,
      "a compressed body",
      () => ({
        method: "POST",
        path: "/api/cart",
        headers: { ...json, "content-encoding": "gzip" },
        body: "x",
      }),
    ],
  ];

  test.each(answers)("%i %s", async (status, _what, sent) => {
    const answer = await send(api, await sent());
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(ofApi);
  });
});

describe("the function 'pages' sends those of Hosting's pages with", () => {
  const answers: [status: number, what: string, sent: Sent][] = [
    [200, "a page", { path: "/tuote/halko" }],
    [301, "a redirect", { path: "/polttopuut/oulu" }],
    [404, "an unknown page", { path: "/tuote/tuntematon" }],
    [404, "a path that cannot be decoded", { path: "/tuote/%E4" }],
    [404, "an unknown image", { path: "/kortti/x.jpg" }],
    [200, "the sitemap", { path: "/sitemap.xml" }],
    [308, "the sitemap with a query", { path: "/sitemap.xml?a=1" }],
    [404, "a request that is no read", { method: "POST", path: "/tuote/halko" }],
    [404, "a body that is no JSON", { method: "POST", path: "/tuote/halko", headers: json, body: "{" }],
    [503, "a page that cannot be rendered", { path: "/myyja/rikki" }],
  ];

  test.each(answers)("%i %s", async (status, _what, sent) => {
    const answer = await send(pages, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(ofPages);
  });
});

describe("so does the platform, which answers before the function is called", () => {
  test.each(["/favicon.ico", "/robots.txt"])("404 %s", async (path) => {
    const [fromApi, fromPages] = await Promise.all([api, pages].map((instance) => send(instance, { path })));
    expect(fromApi).toMatchObject({ status: 404, headers: ofApi });
    expect(fromPages).toMatchObject({ status: 404, headers: ofPages });
  });
});
