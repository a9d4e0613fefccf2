import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { expect, test } from "../support/test.ts";

const appUrl = process.env["APP_URL"] ?? "";
const ask = (path: string) => fetch(new URL(path, appUrl));

const Deployed = z.object({
  hosting: z.object({
    headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
  }),
});

/** The headers of a deployment. The local ones differ: pages may connect to the emulators, and HTTPS is not required. */
async function deployedHeaders(): Promise<Record<string, string>> {
  const text = await readFile(new URL("../../firebase.json", import.meta.url), "utf8");
  const rules = Deployed.parse(JSON.parse(text)).hosting.headers.flatMap(({ headers }) => headers);
  return Object.fromEntries(rules.map(({ key, value }) => [key.toLowerCase(), value]));
}

/** The path of the first script in the page's HTML. */
async function firstAsset(): Promise<string> {
  const page = await (await ask("/")).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
}

const places: [what: string, path: () => Promise<string>][] = [
  ["the front page", async () => "/"],
  ["a page of the app", async () => "/ostoskori"],
  ["a page that a function renders", async () => "/haku"],
  ["a script of the app", firstAsset],
];

for (const [what, path] of places) {
  test(`${what} carries the security headers`, async () => {
    const { status, headers } = await ask(await path());
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy")?.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        // App Check's, which the app loads with its first write where it is on.
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
        "style-src 'self'",
        "object-src 'none'",
      ]),
    );
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
      "cross-origin-opener-policy": "same-origin",
    });
  });
}

test("a script of the app is still cached for a year", async () => {
  const { headers } = await ask(await firstAsset());
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("an answer of the API allows a browser nothing", async () => {
  const { status, headers } = await ask("/api/regions");
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

test("an injected script does not run, and the violation is reported", async ({
  newPage,
  policyViolations,
}) => {
  const page = await newPage();
  await page.goto("/");
  await page.evaluate(() => {
    const slipped = document.createElement("script");
    slipped.textContent = "document.title = 'slipped'";
    document.head.append(slipped);
  });
  await expect.poll(() => policyViolations.splice(0)).toEqual([expect.stringContaining("script-src 'self'")]);
  await expect.poll(() => page.title()).not.toBe("slipped");
});

test("the deployed policy upgrades to HTTPS and names no local address", async () => {
  const { "content-security-policy": policy = "", "strict-transport-security": https } =
    await deployedHeaders();
  expect(https).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect(policy.split("; ")).toContain("upgrade-insecure-requests");
  expect(policy).not.toMatch(/unsafe|http:|127\.0\.0\.1|localhost|\*/);
});

test("this machine's policy is the deployed one, with the emulators' addresses and without HTTPS", async () => {
  const deployed = (await deployedHeaders())["content-security-policy"];
  const local = (await ask("/")).headers.get("content-security-policy") ?? "";
  const bare = local.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, "");
  expect(`${bare}; upgrade-insecure-requests`).toBe(deployed);
});
