import type { AuditEvent } from "@halkopiha/domain/admin/audit.ts";
import type { SecurityEvent } from "@halkopiha/domain/admin/security-event.ts";
import type {
  readDashboard,
  readFigures,
  readListingCounts,
} from "@halkopiha/domain/contract/admin/dashboard.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import type { ErrorGroup } from "@halkopiha/domain/errors/error-report.ts";
import type { ListedMessage } from "@halkopiha/domain/messaging/listed-message.ts";
import {
  type Category,
  materials,
  productNamesByCategory,
  qualities,
} from "@halkopiha/domain/products/catalogue.ts";
import { sampleAdmin } from "./sample-accounts.ts";

/** The region Kainuu, whose zoom an admin has changed from 8 to 9. */
export const sampleAuditEvent = (changes: Partial<AuditEvent> = {}): AuditEvent => ({
  _id: "event",
  by: { _id: sampleAdmin()._id, username: sampleAdmin().username },
  action: "changed",
  kind: "region",
  target: { _id: "kainuu", name: "Kainuu" },
  changes: [{ field: "zoom", before: "8", after: "9" }],
  createdAt: "2026-11-02T10:00:00.000Z",
  ...changes,
});

export const sampleCounts = (
  changes: Partial<ResponseBody<typeof readDashboard>> = {},
): ResponseBody<typeof readDashboard> => ({
  ordersCount: 1204,
  usersCount: 57,
  newUsersCount: 3,
  contactsCount: 8,
  ...changes,
});

const dayLength = 86_400_000;
const firstWeek = Date.parse("2026-08-31T00:00:00.000Z");

/** Orders of twelve weeks and sellers of 18 regions. */
export const sampleFigures: ResponseBody<typeof readFigures> = {
  ordersByWeek: Array.from({ length: 12 }, (_, week) => ({
    from: new Date(firstWeek + week * 7 * dayLength).toISOString(),
    count: 10 + week,
  })),
  sellersByRegion: Array.from({ length: 18 }, (_, index) => ({
    region: { _id: `region-${index}`, name: `Maakunta ${index}` },
    count: index,
  })),
};

/** Three listings of each term of a category. */
export function sampleListingCounts(category: Category): ResponseBody<typeof readListingCounts> {
  const isFirewood = category === "Polttopuut";
  const names: readonly string[] = productNamesByCategory[category];
  return {
    total: 3 * names.length,
    names: names.map((name) => ({ name, count: 3 })),
    qualities: isFirewood ? qualities.map((quality) => ({ quality, count: 3 })) : [],
    materials: isFirewood ? materials.map((material) => ({ material, count: 3 })) : [],
  };
}

/** A seller's 17 wrong passwords within an hour, from one network. */
export const sampleSecurityEvent = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  _id: "failure",
  kind: "loginFailed",
  user: { _id: "halkomestari", username: "halkomestari" },
  by: null,
  device: "Chrome, Android",
  network: "3f9a0c2b71de",
  call: "POST /api/users/login",
  count: 17,
  createdAt: "2026-11-02T10:00:00.000Z",
  lastAt: "2026-11-02T10:24:00.000Z",
  ...changes,
});

export const sampleErrorGroup = (changes: Partial<ErrorGroup> = {}): ErrorGroup => ({
  _id: "price",
  source: "browser",
  kind: "render",
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  stack: "at readPrice (cart-9fKd02_a.js:1:12345)\nat Cart (cart-9fKd02_a.js:2:7)",
  page: "/ostoskori",
  release: "0a1b2c3d4e",
  device: "Chrome, Android",
  count: 17,
  createdAt: "2026-11-01T08:00:00.000Z",
  lastAt: "2026-11-02T10:24:00.000Z",
  handledAt: null,
  ...changes,
});

export const sampleMessage = (changes: Partial<ListedMessage> = {}): ListedMessage => ({
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
  ...changes,
});
