import type { NewOperator } from "@halkopiha/domain/reference-data/operator-form.ts";
import { afterEach, expect, test } from "vitest";
import { renderBodies } from "../../src/mail/rendering/render-bodies.ts";
import { queueMail } from "../../src/store/mail.ts";
import { readCachedOperator, writeOperator } from "../../src/store/reference-data/operator.ts";
import { database, trigger } from "../support/mail/isolated-project.ts";
import { receiveMailsDuringTests } from "../support/mail/receive-mails.ts";

const mailServer = receiveMailsDuringTests();

const operator: NewOperator = {
  name: "Puu & Poika Oy",
  ytunnus: "9000021-4",
  street: "Liiteritie 1",
  zip: "40100",
  place: "Jyväskylä",
  email: "apu@puu.example",
  phone: "014 123 4567",
  hours: "arkisin klo 9–16",
  iban: null,
  bic: null,
  senderName: "Puu ja Poika",
  links: [],
};

afterEach(async () => {
  await database.recursiveDelete(database.collection("settings"));
});

async function send(id: string) {
  await queueMail(id, { to: "aino@posti.example", subject: "Hei", ...renderBodies([["Hei!"]]) });
  await trigger(id);
  return mailServer.singleMail;
}

test("before root has entered who runs the market, mails have no line about it", async () => {
  const { from, text, html } = await send("before");
  expect(from).toMatchObject({ name: "Halkopiha", address: "asiakaspalvelu@halkopiha.fi" });
  expect(`${text}${html}`).not.toMatch(/undefined|null|Y-tunnus|<!--/);
});

test("mails end with who runs the market, and come from the sender that root has named", async () => {
  await writeOperator(operator, null);
  const { from, text, html } = await send("after");
  // The address is that of the deployment, because the mail server sends from no other.
  expect(from).toMatchObject({ name: "Puu ja Poika", address: "asiakaspalvelu@halkopiha.fi" });
  expect(text).toMatch(
    /Puu & Poika Oy, Y-tunnus 9000021-4\nLiiteritie 1, 40100 Jyväskylä\napu@puu\.example, 014 123 4567\nAsiakaspalvelu vastaa arkisin klo 9–16\.\s*$/,
  );
  expect(html).toContain("<br>Puu &#38; Poika Oy, Y-tunnus 9000021-4<br>Liiteritie 1, 40100 Jyväskylä");
});

test("a mail has no line for what root has left empty", async () => {
  await writeOperator({ ...operator, phone: null, hours: null, senderName: null }, null);
  const { from, text } = await send("few");
  expect(from).toMatchObject({ name: "Halkopiha" });
  expect(text).toMatch(/40100 Jyväskylä\napu@puu\.example\s*$/);
});

test("an instance reads who runs the market once a minute", async () => {
  await writeOperator(operator, null);
  await database.collection("settings").doc("operator").update({ name: "Uusi Oy" });
  const now = Date.now();
  expect((await readCachedOperator(now + 50_000))?.name).toBe("Puu & Poika Oy");
  expect((await readCachedOperator(now + 70_000))?.name).toBe("Uusi Oy");
});
