import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import { type Action, adminScreen } from "./admin-screen.ts";

/** Shows the page with another answer to one of its calls. */
const answered =
  (url: string, json: object, status = 200): Action =>
  async (page) => {
    await page.route(url, (route) => route.fulfill({ json, status }));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

const failed = { code: "fault", message: "Palvelimessa tapahtui virhe. Yritä myöhemmin uudelleen." };
const messages = "**/api/admin/messages/search";
const errors = "**/api/admin/errors*";
const closings = "**/api/admin/closing-requests";

/** Two sellers of the list of users, as they are with a change. */
async function listChanged(page: Page, change: object) {
  const answer = page.waitForResponse(/\/api\/admin\/users\?/);
  await page.goto("/admin/kayttajat?rooli=myyjat");
  const { sellers } = listUsers.response.parse(await (await answer).json());
  return sellers.slice(0, 2).map((user) => ({ ...user, ...change }));
}

async function showClosingRequests(page: Page): Promise<void> {
  const requestedAt = "2026-11-21T10:00:00.000Z";
  const [one, other] = await listChanged(page, { closingRequest: { reason: "", requestedAt } });
  const reason =
    "Muutan ulkomaille, enkä ehdi enää tehdä halkoja. Toivon, että avoimet tilaukset saa toimittaa.";
  const users = [{ ...one, closingRequest: { reason, requestedAt } }, other];
  await page.route(closings, (route) => route.fulfill({ json: { users } }));
  await page.goto("/admin/");
  await page.getByRole("button", { name: "Sulje tili" }).first().waitFor();
}

async function showBounces(page: Page): Promise<void> {
  const at = "2026-11-21T10:00:00.000Z";
  const bounces = { mail: { at, reason: "address" }, sms: { at, reason: "address" } };
  const sellers = await listChanged(page, { bounces });
  await page.route("**/api/admin/users?*", (route) => route.fulfill({ json: { sellers } }));
  await page.goto("/admin/kayttajat?viestit=hylatyt");
  await page
    .getByText(/^Sähköposti ei mene perille/)
    .first()
    .waitFor();
}

/** Empty, failed and rare states of the panel's pages. */
export const adminStates = [
  adminScreen("tila-viestit-tyhja", "/admin/viestit", answered(messages, { messages: [] })),
  adminScreen("tila-viestit-rajattu", "/admin/viestit?tila=jonossa", answered(messages, { messages: [] })),
  adminScreen("tila-viestit-virhe", "/admin/viestit", answered(messages, failed, 500)),
  adminScreen("tila-virheet-tyhja", "/admin/virheet", answered(errors, { errors: [] })),
  adminScreen("tila-virheet-virhe", "/admin/virheet", answered(errors, failed, 500)),
  adminScreen("tila-sulkemispyynnot", "/admin/", showClosingRequests),
  adminScreen("tila-sulkemispyynnot-virhe", "/admin/", answered(closings, failed, 500)),
  adminScreen("tila-sopimus", "/admin/kayttajat?sopimus=maksamatta-talta-vuodelta"),
  adminScreen("tila-hylatyt", "/admin/kayttajat", showBounces),
  adminScreen("tila-hylatty", "/admin/kayttajat", async (page) => {
    await showBounces(page);
    await page.getByRole("table").getByRole("row").nth(1).getByRole("button").first().click();
    await page.getByRole("dialog").waitFor();
  }),
];
