import { choosePassword } from "@halkopiha/domain/contract/accounts/registration.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { deleteLocality, listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { readOperator } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { updateOperator } from "@halkopiha/domain/contract/reference-data/operator-form.ts";
import { listPlans, updatePlan } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, expect, test } from "vitest";
import { Client, parseErrorBody } from "../test/support/api.ts";
import { database, waitForQuietDatabase } from "../test/support/market.ts";
import { orderProduct } from "../test/support/orders.ts";
import { newPasswordCode } from "../test/support/password-code.ts";
import { setUpFactor } from "../test/support/second-factor.ts";
import { getErrorCode, registerUser } from "../test/support/users.ts";
import { bootstrap, emptyProject, findCode } from "./bootstrap.ts";

// The first hour of a real project, in this order: each test continues where the one before has ended.

const email = "juuri@posti.example";
const password = "Sahapukki-42";
const visitor = new Client();
/** Chooses a password in vain. @returns the error */
const choose = async (code: string, chosen: string) =>
  parseErrorBody(
    await visitor.request(choosePassword, { body: { code, password: chosen, confPassword: chosen } }),
  );
const root = new Client();
let code = "";

beforeAll(async () => {
  await waitForQuietDatabase();
  await emptyProject();
  await waitForQuietDatabase();
});

test("a new project has no places and no plans, so nobody can join", async () => {
  expect((await visitor.call(listRegions, {})).regions).toEqual([]);
  expect((await visitor.call(listPlans, {})).accounts).toEqual([]);
});

test("the command goes on where an earlier run was interrupted, and invites the root", async () => {
  const plan = { accountPlan: "basic", price: 9900, discountedPrice: null, promotedProducts: 0 };
  await database
    .collection("accounts")
    .doc("basic")
    .set({ ...plan, timesActivated: 0 });
  const { code: exit, output } = await bootstrap("--root", email);
  expect(output).toContain("regions: 18 written, 0 there\nlocalities: 320 written, 0 there\n");
  expect(output).toContain("plans: 1 written, 1 there\nadvertisements: 2 written, 0 there\n");
  expect(output).toContain("root: 1 written, 0 there (user name juuri)");
  code = findCode(output);
  expect([exit, code.length]).toEqual([0, 22]);
  expect((await database.collection("accounts").doc("basic").get()).get("price")).toBe(9900);
});

test("what it has written is what visitors see", async () => {
  expect((await visitor.call(listRegions, {})).regions).toHaveLength(18);
  const { localities } = await visitor.call(listLocalities, { query: { region: "pirkanmaa" } });
  expect(localities.map(({ location }) => location)).toContain("Tampere");
  const { accounts } = await visitor.call(listPlans, {});
  expect(accounts.map(({ accountPlan }) => accountPlan)).toEqual(["basic", "premium"]);
  expect((await visitor.call(listAdvertisements, {})).advertisements).toHaveLength(2);
});

test("the code of the link is stored nowhere but in the unsent mail", async () => {
  const collections = await database.listCollections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get();
      return docs.some((one) => JSON.stringify([one.id, one.data()]).includes(code)) ? [collection.id] : [];
    }),
  );
  expect(found.flat()).toEqual(["mail"]);
});

test("a second run writes nothing, and prints no link", async () => {
  const before = await database.collection("mail").get();
  const { code: exit, output } = await bootstrap("--root", email);
  expect(exit).toBe(0);
  expect(output.match(/\d+ written/g)).toEqual(Array.from({ length: 5 }, () => "0 written"));
  expect(output).toContain("localities: 0 written, 320 there\n");
  expect(output).toMatch(/root: 0 written, 1 there \(user name juuri\); the link that was sent works until/);
  expect(findCode(output)).toBe("");
  expect((await database.collection("mail").get()).size).toBe(before.size);
});

test("a second root is refused", async () => {
  const { code: exit, output } = await bootstrap("--root", "toinen@posti.example");
  expect([exit, output]).toEqual([1, expect.stringContaining("--another-root")]);
  expect((await database.collection("users").get()).size).toBe(1);
});

test("nobody logs in as root before the password is chosen", async () => {
  const reply = visitor.request(login, { body: { username: "juuri", password } });
  expect((await reply).status).toBeGreaterThanOrEqual(400);
});

test("a password that is easily guessed is rejected, and leaves the link usable", async () => {
  for (const guessed of ["Password1", "Juuri2026juuri"])
    expect(Object.keys((await choose(code, guessed)).fields ?? {})).toEqual(["password"]);
  expect((await choose("a".repeat(22), password)).code).toBe("linkInvalid");
});

test("the root chooses a password by the link, which works once, and sets up the second factor", async () => {
  const { message } = await root.call(choosePassword, { body: { code, password, confPassword: password } });
  expect(message).toBe("Salasanasi on valittu. Kirjaudu käyttäjänimellä juuri.");
  expect((await choose(code, password)).code).toBe("linkInvalid");
  await root.logIn("juuri", password);
  const { recoveryCodes } = await setUpFactor(root, password);
  const again = new Client();
  expect(await getErrorCode(again.request(login, { body: { username: "juuri", password } }))).toBe(
    "secondFactorNeeded",
  );
  const [secondFactor = ""] = recoveryCodes;
  const { user } = await again.call(login, { body: { username: "juuri", password, secondFactor } });
  expect(user).toMatchObject({ role: "root", email, userAccount: { isActive: true } });
});

test("nobody has entered who runs the shop, until the root does in the panel", async () => {
  // Each instance keeps for a minute what it has read, also from the market that was emptied.
  await expect
    .poll(async () => (await visitor.call(readOperator, {})).operator, { timeout: 150_000 })
    .toBeNull();
  const body = {
    name: "Puu Oy",
    ytunnus: "9000021-4",
    street: "Liiteritie 1",
    zip: "40100",
    place: "Jyväskylä",
    email: "apu@puu.example",
  };
  const { operator } = await root.call(updateOperator, { body });
  expect(operator).toMatchObject({ ...body, phone: null, hours: null, iban: null, links: [] });
  expect((await visitor.call(readOperator, {})).operator).toMatchObject(body);
});

test("a seller registers, the root activates, the seller adds a product, and a buyer orders it", async () => {
  const { client: seller, uid, username } = await registerUser();
  await root.call(activateUser, { params: { id: uid }, body: { active: true, paid: true } });
  await seller.logIn(username, "Halkomestari1");
  const chips = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
  const { product } = await seller.call(createProduct, { body: { ...chips, quantity: 50 } });
  await waitForQuietDatabase();
  const { orderNumber } = await orderProduct(product, 2);
  const { orders } = await seller.call(listOrders, { query: {} });
  expect(orders.map((order) => order.orderNumber)).toEqual([orderNumber]);
});

test("a later run changes and restores nothing that the root has changed or deleted", async () => {
  const plan = { accountPlan: "premium", price: 25_000, promotedProducts: 5 } as const;
  await root.call(updatePlan, { params: { id: "premium" }, body: plan });
  await root.call(deleteLocality, { params: { id: "utsjoki" } });
  const { code: exit, output } = await bootstrap("--root", email);
  expect([exit, output]).toEqual([
    0,
    expect.stringContaining("localities: 0 written, 319 there, 1 not there"),
  ]);
  expect(output).toContain("root: 0 written, 1 there (user name juuri)\n");
  expect((await database.collection("localities").doc("utsjoki").get()).exists).toBe(false);
  expect((await database.collection("accounts").doc("premium").get()).get("price")).toBe(25_000);
});

test("another root is made when the operator asks for it, and no seller becomes one", async () => {
  const { output } = await bootstrap("--root", "toinen@posti.example", "--another-root");
  expect(output).toContain("root: 1 written, 0 there (user name toinen)");
  const { username } = await registerUser();
  const seller = await bootstrap("--root", `${username}@posti.example`, "--another-root");
  expect([seller.code, seller.output]).toEqual([1, expect.stringContaining("a user who is no root")]);
  const taken = await bootstrap("--root", "toinen@muu.example", "--another-root");
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining("--username")]);
});

test("a link works for a day, then the root gets another one", async () => {
  const {
    docs: [link],
  } = await database.collection("passwordLinks").get();
  const life = link?.get("expiresAt").toMillis() - link?.get("createdAt").toMillis();
  expect(life).toBe(24 * 60 * 60_000);
  await link?.ref.update({ expiresAt: new Date(Date.now() - 1000) });
  const { output } = await bootstrap("--root", "toinen@posti.example");
  expect(output).toContain("the former link works no more");
  const body = { code: findCode(output), password, confPassword: password };
  await new Client().call(choosePassword, { body });
  await new Client().logIn("toinen", password);
});

test("a link ends the sessions of its account, and with them every other link", async () => {
  const { client, uid, username } = await registerUser();
  const [first, second, third] = [
    await newPasswordCode(uid),
    await newPasswordCode(uid),
    await newPasswordCode(uid),
  ];
  const body = { code: second, password, confPassword: password };
  await new Client().call(choosePassword, { body });
  expect((await client.request(verifyToken, {})).status).toBe(401);
  for (const code of [first, third]) expect((await choose(code, password)).code).toBe("linkInvalid");
  await client.logIn(username, password);
});
