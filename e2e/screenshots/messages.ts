import type { ListedMessage } from "@halkopiha/domain/messaging/listed-message.ts";
import type { Page } from "@playwright/test";

const failed: ListedMessage = {
  _id: "order-x-confirmation",
  channel: "mail",
  topic: "order",
  subject: "Tilausvahvistus 20261102-1",
  to: "aino.ahonala@posti.example",
  state: "failed",
  attempts: 6,
  createdAt: "2026-11-02T10:00:00.000Z",
  nextAttemptAt: "2026-11-03T02:00:00.000Z",
  lastError: "EENVELOPE 550",
  canResend: true,
};

/** A message in each state. */
const messages: readonly ListedMessage[] = [
  failed,
  {
    ...failed,
    ...{ _id: "waiting", state: "queued", attempts: 2, lastError: "ESOCKET", canResend: false },
    ...{ subject: "Hakuvahti: Koivuklapi, Pirkanmaa: 3 uutta ilmoitusta", topic: "alert" },
  },
  {
    ...failed,
    ...{ _id: "kept", channel: "sms", topic: "account", subject: null, to: "+358500000123" },
    ...{ state: "kept", attempts: 0, lastError: undefined },
  },
  {
    ...failed,
    ...{ _id: "sent", state: "sent", attempts: 1, sentAt: "2026-11-02T10:00:02.000Z", canResend: false },
    lastError: undefined,
  },
];

/** Shows these messages instead of those of the suite, which are kept. */
export async function showMessages(page: Page): Promise<void> {
  await page.route("**/api/admin/messages/search", (route) => route.fulfill({ json: { messages } }));
  await page.reload();
  await page.getByText("aino.ahonala@posti.example").first().waitFor();
}
