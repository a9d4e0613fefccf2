import { type SecurityEvent, securityEventKinds } from "@halkopiha/domain/admin/security-event.ts";
import type { Page } from "@playwright/test";

const failure: SecurityEvent = {
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
};

/** An event of each kind, and what may be missing of one. */
const events: readonly SecurityEvent[] = [
  failure,
  { ...failure, _id: "unknown", user: null, network: "90b1c2d3e4f5", count: 2140 },
  {
    ...failure,
    ...{ _id: "change", kind: "passwordChanged", by: { _id: "yllapito", username: "yllapito" } },
    ...{ device: "Microsoft Edge, Windows", call: "PUT /api/admin/users/:id", count: 1 },
  },
  {
    ...failure,
    ...{ _id: "export", kind: "exportRequested", user: { _id: "tH4lKo9PiHa2kOe7tIl1", username: null } },
    ...{ device: null, network: null, call: null, count: 1 },
  },
  ...securityEventKinds.map((kind) => ({ ...failure, _id: kind, kind, count: 1 })),
];

/** Shows these events instead of those of the suite, which has logins only. */
export async function showSecurityEvents(page: Page): Promise<void> {
  await page.route("**/api/admin/securityevents*", (route) => route.fulfill({ json: { events } }));
  await page.reload();
  await page.getByText("2 140 kertaa").waitFor();
}
