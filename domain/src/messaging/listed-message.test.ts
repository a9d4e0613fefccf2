import { expect, test } from "vitest";
import {
  canResend,
  describeSendingError,
  isRejectedForGood,
  listStates,
  toBounceReason,
  toListedMessage,
  toMessageTopic,
} from "./listed-message.ts";

const message: Parameters<typeof toListedMessage>[0] = {
  ...{ _id: "order-x-confirmation", channel: "mail", to: "aino@posti.example", subject: "Tilausvahvistus 1" },
  ...{ text: "salainen", html: "<p>salainen</p>", state: "failed", attempts: 6 },
  ...{ nextAttemptAt: "2026-11-02T10:00:00.000Z", createdAt: "2026-11-01T10:00:00.000Z" },
};

test("a listed message has a subject, and none of its text", () => {
  const listed = toListedMessage(message);
  expect(listed).toMatchObject({ subject: "Tilausvahvistus 1", topic: "order", canResend: true });
  expect(JSON.stringify(listed)).not.toContain("salainen");
});

test.each([
  ["order-x-notice", "order"],
  ["contact-x-received", "contact"],
  ["contact-changed-x", "account"],
  ["contact-request-x", "account"],
  ["alert-x-confirm", "alert"],
  ["quote-x-notice", "quote"],
  ["listing-x-1", "listing"],
  ["alarm-delivery-mail", "alarm"],
  ["pincode-x", "account"],
])("%s is about: %s", (id, topic) => {
  expect(toMessageTopic(id)).toBe(topic);
});

test("what was given up or kept can be sent again, but no code that has expired and no notification", () => {
  const states = listStates("all").filter((state) => canResend({ channel: "mail", state }));
  expect(states).toEqual(["failed", "kept"]);
  expect(canResend({ channel: "mail", state: "failed", pincodeId: "code" })).toBe(false);
  expect(canResend({ channel: "push", state: "failed" })).toBe(false);
});

test.each([
  ["EENVELOPE 550", "Vastaanottajan palvelin ei hyväksy osoitetta.", true],
  ["EENVELOPE 450", "Vastaanottajan palvelin pyysi yrittämään myöhemmin.", false],
  ["ESENDER 550", "Sähköpostipalvelin ei hyväksy lähettäjän osoitetta.", false],
  ["ESOCKET", "Palvelimeen ei saatu yhteyttä.", false],
  ["ECONNREFUSED", "Palvelimeen ei saatu yhteyttä.", false],
  ["SMSLIMIT", "Vuorokauden tekstiviestit on käytetty.", false],
  ["HTTP503", "Tekstiviestipalvelussa oli virhe.", false],
  ["UNKNOWN", "Lähetys epäonnistui.", false],
])("%s is said in Finnish", (code, reason, isForGood) => {
  expect(describeSendingError(code)).toBe(reason);
  expect(isRejectedForGood(code)).toBe(isForGood);
});

test.each([
  ["EENVELOPE 550", "address"],
  ["EMESSAGE 554", "content"],
  ["HTTP404", "address"],
  ["HTTP422", "address"],
  ["EENVELOPE 450", null],
  ["ESENDER 550", null],
  ["HTTP401", null],
  ["HTTP429", null],
  ["HTTP503", null],
  ["SMSLIMIT", null],
  ["ESOCKET", null],
] as const)("%s says of the recipient's address: %s", (code, reason) => {
  expect(toBounceReason(code)).toBe(reason);
});
