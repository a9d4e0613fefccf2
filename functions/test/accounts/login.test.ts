import { liveToken, login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { afterEach, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { auth } from "../support/market.ts";

test("a login opens the profile: the user, their products, their orders", {
  tags: ["s6-11", "s7-note-8"],
}, async () => {
  const answer = await new Client().call(login, {
    body: { username: "halkomestari", password: "Halkomestari1" },
  });
  expect(answer.user).toMatchObject({
    username: "halkomestari",
    role: "user",
    userAccount: { isActive: true },
  });
  expect(answer.products.map(({ _id }) => _id)).toContain("halkomestari-koivu-33");
  expect(answer.orders.length).toBeGreaterThan(0);
  expect(answer.localities).toHaveLength(320);
});

test("a login lasts fourteen days", async () => {
  const { expiry } = await new Client().call(login, {
    body: { username: "mokkiklapi", password: "Mokkiklapi1" },
  });
  const days = (Date.parse(expiry) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
});

test("a user name is known without regard to case", async () => {
  const { user } = await new Client().call(login, {
    body: { username: " HalkoMestari", password: "Halkomestari1" },
  });
  expect(user._id).toBe("halkomestari");
});

test.each([
  { why: "a wrong password", username: "halkomestari", password: "Halkomestari2" },
  { why: "an unknown name", username: "ei.ketaan", password: "Halkomestari1" },
  { why: "a name that cannot be one", username: "__proto__", password: "Halkomestari1" },
  { why: "a path for a name", username: "../users/juuri", password: "Halkomestari1" },
])("$why is rejected in the same words", async ({ username, password }) => {
  const reply = await new Client().request(login, { body: { username, password } });
  expect(reply.status).toBe(401);
  expect(parseErrorBody(reply).message).toBe("Väärä käyttäjänimi tai salasana.");
});

test("a seller's device is given a token of its own for listening, which nobody on the way may keep", async () => {
  const client = await new Client().logIn("halkomestari", "Halkomestari1");
  const { token } = await client.call(liveToken, {});
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ uid: "device-halkomestari", claims: { user: "halkomestari" } });
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(3600);
  const { headers } = await client.request(liveToken, {});
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("a login can be verified", async () => {
  const client = await new Client().logIn("uusimyyja", "Uusimyyja1");
  const { user } = await client.call(verifyToken, {});
  expect(user.userAccount.isActive).toBe(false);
});

describe("an account", () => {
  test("is read by its owner, active or not", async () => {
    const client = await new Client().logIn("uusimyyja", "Uusimyyja1");
    const { user } = await client.call(readUser, { params: { id: "uusimyyja" } });
    expect(user).toMatchObject({ username: "uusimyyja", email: "uusimyyja@posti.example" });
  });

  test("is read by an admin", { tags: "s6-24" }, async () => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    const { user } = await admin.call(readUser, { params: { id: "mokkiklapi" } });
    expect(user.username).toBe("mokkiklapi");
    expect((await admin.request(readUser, { params: { id: "ei-ole" } })).status).toBe(404);
  });

  test("is not there for anybody else", async () => {
    const client = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
    expect((await client.request(readUser, { params: { id: "halkomestari" } })).status).toBe(404);
  });
});

test("§3 an answer never holds a password or a personal id", async () => {
  const client = await new Client().logIn("halkomestari", "Halkomestari1");
  const { body } = await client.request(verifyToken, {});
  expect(JSON.stringify(body)).not.toMatch(/password|[0-9]{6}[-+A-F][0-9]{3}[0-9A-Y]/i);
});

describe("a token is rejected", () => {
  afterEach(async () => {
    await auth.updateUser("mokkiklapi", { disabled: false });
  });

  test.each([
    { why: "that is none", token: "rubbish" },
    { why: "that nobody signed", token: "a.b.c" },
    { why: "that is far too long", token: "a".repeat(5000) },
  ])("$why", async ({ token }) => {
    const client = new Client();
    client.token = token;
    expect((await client.request(verifyToken, {})).status).toBe(401);
  });

  test("when it has expired", async () => {
    const client = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
    const [header = "", payload = ""] = client.token.split(".");
    const claims = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), iat: 1, exp: 2 };
    client.token = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    const reply = await client.request(verifyToken, {});
    expect(reply.status).toBe(401);
    expect(parseErrorBody(reply).message).toBe("Istuntosi on vanhentunut, kirjaudu uudelleen sisään!");
  });

  test("once the account has been closed", async () => {
    const client = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
    await auth.updateUser("mokkiklapi", { disabled: true });
    expect((await client.request(verifyToken, {})).status).toBe(401);
  });

  test("once every session has been revoked", async () => {
    const client = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
    // Revocation counts in whole seconds: a login of the same second stays valid.
    await expect
      .poll(async () => {
        await auth.revokeRefreshTokens("mokkiklapi");
        return (await client.request(verifyToken, {})).status;
      })
      .toBe(401);
  });
});
