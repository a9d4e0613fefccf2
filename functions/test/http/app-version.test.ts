import { appVersion } from "@halkopiha/domain/contract/app-version.ts";
import { expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";

const empty = new Client();
const write = (headers: Record<string, string>) =>
  empty.sendJson("POST", "/api/alerts/end", { code: "x".repeat(22) }, headers);
const codeOf = async (headers: Record<string, string>) => parseErrorBody(await write(headers)).code;

test.each(["0", "-1", "", "old"])(
  "an app of version '%s' that writes is told to load the page again",
  async (sent) => {
    expect(parseErrorBody(await write({ "x-app-version": sent }))).toMatchObject({
      code: "outdated",
      message: "Sivusta on uusi versio. Päivitä sivu.",
    });
  },
);

test("the present app, one that is newer, and a client that says no version are understood", async () => {
  const codes = [
    await codeOf({ "x-app-version": `${appVersion}` }),
    await codeOf({ "x-app-version": "99" }),
    await codeOf({}),
  ];
  expect(codes).not.toContain("outdated");
});

test("an old app can read", async () => {
  const reply = await empty.send("GET", "/api/regions", { headers: { "x-app-version": "0" } });
  expect(reply.status).toBe(200);
});
