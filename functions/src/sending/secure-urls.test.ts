import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TestMailServer } from "../../test/support/mail/test-mail-server.ts";
import { checkGatewayUrl, checkMailServerUrl, InsecureUrlError } from "./secure-urls.ts";
import { createHttpGateway } from "./sms-gateway.ts";
import { sendMail } from "./smtp.ts";

beforeEach(() => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "");
  vi.stubEnv("MAIL_FROM", "Halkopiha <asiakaspalvelu@halkopiha.fi>");
});
afterEach(() => vi.unstubAllEnvs());

const greeting = {
  _id: "greeting",
  channel: "mail" as const,
  to: "aino@posti.example",
  subject: "Hei",
  text: "Hei",
  html: "<p>Hei</p>",
};

test.each([
  "smtps://user:word@mail.example:465",
  "smtp://user:word@mail.example:587",
  "SMTPS://mail.example",
])("%s is a mail server with TLS", (url) => {
  expect(() => checkMailServerUrl(url)).not.toThrow();
});

test.each([
  "http://mail.example",
  "mail.example:25",
  "direct://mail.example",
  "smtps://mail.example?secure=false",
  "smtp://mail.example?requireTLS=false",
  "smtp://mail.example:587/?ignoreTLS=true",
  "smtps://mail.example?tls.rejectUnauthorized=false",
])("%s is rejected, by an error without the address", (url) => {
  expect(() => checkMailServerUrl(url)).toThrow(InsecureUrlError);
  expect(() => checkMailServerUrl(url)).toThrow(/^SMTP_URL must begin with smtps?:\/\/(?!.*mail\.example)/);
});

describe("a mail server without STARTTLS", () => {
  const server = new TestMailServer();
  afterAll(() => server.close());

  test("gets neither password nor mail", async () => {
    await server.open();
    await expect(sendMail(server.url, greeting, null)).rejects.toMatchObject({ code: "ETLS" });
    expect(server.received).toEqual([]);
  });
});

test("an SMS gateway without TLS gets no message", async () => {
  const request = vi.spyOn(globalThis, "fetch");
  const gateway = createHttpGateway("http://gateway.example/?to={to}&text={text}", "key");
  await expect(gateway.send("+358500000123", "Hei")).rejects.toMatchObject({ code: "SMS_URL_INSECURE" });
  expect(request).not.toHaveBeenCalled();
  expect(() => checkGatewayUrl("https://gateway.example/?to={to}&text={text}")).not.toThrow();
});

test("with the emulators, servers of tests need no certificate", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080");
  expect(() => checkMailServerUrl("smtp://127.0.0.1?x=1")).not.toThrow();
  expect(() => checkGatewayUrl("http://127.0.0.1")).not.toThrow();
});
