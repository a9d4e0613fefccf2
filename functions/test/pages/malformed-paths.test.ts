import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Instance, startInstance } from "../support/framework.ts";
import { createPagesFolder, notFoundPage } from "../support/pages-folder.ts";

// Under Google's functions-framework, which decodes the path before it calls the function.

let build: Awaited<ReturnType<typeof createPagesFolder>>;
let pages: Instance;
let api: Instance;

beforeAll(async () => {
  build = await createPagesFolder();
  const variables = { PAGES_FOLDER: build.folder };
  [pages, api] = await Promise.all([startInstance({ target: "pages", variables }), startInstance()]);
});

afterAll(async () => {
  await Promise.all([pages.stop(), api.stop()]);
  await build.remove();
});

/** Sends a path as it is: `fetch` would change some. */
async function request({ port }: Instance, path: string, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ host: "127.0.0.1", port, path, method }, resolve).on("error", reject);
  const response = await promise;
  const { "content-type": type = "", location = "" } = response.headers;
  return { status: response.statusCode, type, location: decodeURI(location), body: await text(response) };
}

const malformed = ["%E4", "%", "%zz", "%4", "%FF%FE", "p%E4ij%E4t-h%E4me", "%C3%A4%E4", "%00", "%E4%00"];

describe("the function 'pages'", () => {
  const html = { status: 404, type: "text/html; charset=utf-8", body: notFoundPage };

  test.each(
    ["/haku", "/haku/", "/ilmoitukset/", "/tuote/", "/myyja/", "/tuote/a/", "/"].flatMap((path) =>
      malformed.map((end) => path + end),
    ),
  )("answers %s with the page of unknown addresses", async (path) => {
    expect(await request(pages, path)).toMatchObject(html);
  });

  test.each(malformed)("answers a place written as %s", async (place) => {
    expect((await request(pages, `/polttopuut/${place}`)).status).toBe(301);
  });

  test("reads a place in Latin-1", async () => {
    const { location } = await request(pages, "/polttopuut/p%E4ij%E4t-h%E4me");
    expect(location).toBe("/polttopuut/päijät-häme");
  });

  test.each(["/kortti/", "/sitemap/"].flatMap((path) => malformed.map((end) => path + end)))(
    "finds no file under %s",
    async (path) => {
      expect(await request(pages, path)).toMatchObject({ status: 404, body: "Not found\n" });
    },
  );

  test("answers a request that is no read with a page too", async () => {
    expect(await request(pages, "/tuote/%E4", "POST")).toMatchObject(html);
  });
});

test.each(malformed)("the API answers /api/%s as any unknown path", async (end) => {
  const { status, type, body } = await request(api, `/api/${end}`);
  expect({ status, type, code: JSON.parse(body).code }).toEqual({
    status: 404,
    type: "application/json; charset=utf-8",
    code: "notFound",
  });
});
