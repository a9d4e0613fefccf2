import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { ErrorGroup } from "@halkopiha/domain/errors/error-report.ts";
import { Timestamp } from "firebase-admin/firestore";
import { createRandom } from "../../emulator-data/generate/random.ts";

const day = 24 * 60 * 60 * 1000;
/** Days for which messages and errors are kept, so that no older one is listed. */
const keptDays = 90;

interface Row {
  id: string;
  data: object;
}

/** The release whose errors the bench asks for. */
export const benchRelease = "0a1b2c3d";

/** Messages that no job sends: sent, given up or kept. */
export function* messageRows(users: readonly User[], count: number): Generator<Row> {
  const random = createRandom(count);
  for (let index = 0; index < count; index += 1) {
    const to = random.pick(users).email ?? "aino@posti.example";
    const createdAt = Timestamp.fromMillis(Date.now() - random.below(keptDays * day));
    const state = random.pick(["sent", "sent", "sent", "failed", "kept"] as const);
    const message = { channel: "mail", to, subject: `Uusi tilaus ${index}`, text: "Hei", html: "<p>Hei</p>" };
    const sending = { state, attempts: 6, ...(state === "failed" && { lastError: "EENVELOPE 550" }) };
    const data = { ...message, ...sending, recipient: to, createdAt, nextAttemptAt: createdAt };
    yield { id: `order-bench-${index}-notice`, data };
  }
}

/** Errors of browsers and of the server in three releases. */
export function* errorRows(count: number): Generator<Row> {
  const random = createRandom(count);
  for (let index = 0; index < count; index += 1) {
    const lastAt = Timestamp.fromMillis(Date.now() - random.below(keptDays * day));
    const isOfBrowser = random.chance(0.8);
    const error: Omit<ErrorGroup, "_id" | "createdAt" | "lastAt"> = {
      source: isOfBrowser ? "browser" : "server",
      kind: isOfBrowser ? "error" : "call",
      message: `TypeError: field ${index} is missing`,
      stack: "at readPrice (cart.js:1:12345)",
      page: isOfBrowser ? "/ostoskori" : "GET /api/products/:id",
      release: random.pick([benchRelease, "1b2c3d4e", "2c3d4e5f"]),
      device: isOfBrowser ? "Chrome, Android" : null,
      count: 1 + random.below(50),
      handledAt: null,
    };
    yield { id: `bench-${index}`, data: { ...error, createdAt: lastAt, lastAt } };
  }
}
