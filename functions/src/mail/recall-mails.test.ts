import { recallHeadline, stopUsing } from "@halkopiha/domain/recalls/recall-labels.ts";
import { findSoftening } from "@halkopiha/domain/recalls/softening-words.ts";
import { createSampleRecall, sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { expect, test } from "vitest";
import { sampleOrder } from "../../test/support/sample-order.ts";
import { recallMessages } from "./recall-mails.ts";

process.env["APP_URL"] = "https://halkopiha.example";

const recall = createSampleRecall({
  _id: "abcdefghij0123456789",
  takenBack: { reason: "Näyte tutkittiin.", at: "2026-11-29T12:00:00.000Z" },
});
const order = { ...sampleOrder, _id: "abcdefghij0123456789" };

test("the notice has its parts in the order of the template", () => {
  const mail = recallMessages.recalled(recall, order, "mail");
  const parts = [
    recallHeadline,
    recall.title,
    sampleRecallForm.identification,
    sampleRecallForm.hazard,
    stopUsing,
    sampleRecallForm.action,
    "Vaihto",
    "Hinnan palautus",
    sampleRecallForm.contact,
  ];
  const places = parts.map((part) => mail.text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(findSoftening(mail.text)).toBeNull();
});

test.each(["recalled", "takenBack"] as const)("%s fits into one text message of GSM 03.38", (kind) => {
  const { text } = recallMessages[kind](recall, order, "sms");
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^[A-Za-z0-9ÄÖÅäöåé .,:;!?'"()%&/=+_#-]*$/);
});
