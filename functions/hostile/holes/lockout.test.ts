import {
  recoverPassword,
  requestPincode,
  validatePincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { expect, test, vi } from "vitest";
import { Client } from "../../test/support/api.ts";
import { database } from "../../test/support/market.ts";
import { createUserAsRoot, getErrorCode, password, waitForCode } from "../../test/support/users.ts";

// A stranger who uses up the limits of an account does not keep its owner out, not even on a device that the owner has never used.
vi.setConfig({ testTimeout: 180_000 });

const newPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };

const ask = (client: Client, email: string) => client.request(requestPincode, { body: { email } });

/** Asks for so many codes of an account, from networks that each ask for five. */
async function askAsStrangers(email: string, count: number): Promise<void> {
  for (let network = 0; network < count / 5; network += 1) {
    const { address } = new Client();
    for (let time = 0; time < 5; time += 1) await ask(new Client(address), email);
  }
}

/** A hundred wrong logins, from networks that each try ten. */
async function logInWronglyAsStrangers(username: string): Promise<void> {
  const networks = Array.from({ length: 10 }, () => new Client().address);
  for (const address of networks) {
    for (let time = 0; time < 10; time += 1) await logIn(new Client(address), username, "Arvattu-1");
  }
}

const logIn = (client: Client, username: string, typed: string) =>
  client.sendJson("POST", "/api/users/login", { username, password: typed });

/** The codes mailed to an address, oldest first. */
async function listCodes(to: string): Promise<string[]> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs
    .sort((a, b) => a.get("createdAt").toMillis() - b.get("createdAt").toMillis())
    .flatMap((mail) => /\b(?:\d{8}|\d{6})\b/.exec(String(mail.get("text")))?.[0] ?? []);
}

test("an owner on a new device sets a new password though strangers have used up the codes", async () => {
  const { email, username } = await createUserAsRoot();
  await askAsStrangers(email, 20);
  await logInWronglyAsStrangers(username);
  const owner = new Client();
  expect((await ask(owner, email)).status).toBe(200);
  const before = await listCodes(email);
  const pincode = await waitForCode(email, ...before.slice(0, 20));
  await owner.call(recoverPassword, { body: { pincode, email, ...newPassword } });
  await owner.logIn(username, newPassword.password);
});

test("strangers bring an owner some twenty mails a day, however often they ask", async () => {
  const { email } = await createUserAsRoot();
  await askAsStrangers(email, 60);
  const last = new Client();
  await ask(last, email);
  const codes = await listCodes(email);
  expect(codes.length).toBeLessThanOrEqual(22);
  const pincode = codes.at(-1) ?? "";
  expect(pincode).toMatch(/^\d{8}$/);
  await last.call(validatePincode, { body: { pincode } });
});

test("an owner who knows the password is mailed a code for the new device, whatever strangers have tried", async () => {
  const { email, username } = await createUserAsRoot();
  await askAsStrangers(email, 20);
  await logInWronglyAsStrangers(username);
  const before = await listCodes(email);
  const owner = new Client();
  expect(await getErrorCode(logIn(owner, username, password))).toBe("proofNeeded");
  const pincode = await waitForCode(email, ...before);
  await owner.call(validatePincode, { body: { pincode } });
  await owner.logIn(username, password);
});

test("a wrong password is answered like the right one above the ceiling, and mails nothing", async () => {
  const { email, username } = await createUserAsRoot();
  await logInWronglyAsStrangers(username);
  const [wrong, right] = [
    await logIn(new Client(), username, "Arvattu-1"),
    await logIn(new Client(), username, password),
  ];
  expect(wrong).toMatchObject({ status: right.status, body: right.body });
  await waitForCode(email);
  expect(await listCodes(email)).toHaveLength(1);
});

test("a code that several visitors may use works for no visitor who has not asked", async () => {
  const { email } = await createUserAsRoot();
  await askAsStrangers(email, 20);
  await ask(new Client(), email);
  await ask(new Client(), email);
  const pincode = (await listCodes(email)).at(-1) ?? "";
  const reply = new Client().request(validatePincode, { body: { pincode } });
  expect(await getErrorCode(reply)).toBe("wrongPincode");
});
