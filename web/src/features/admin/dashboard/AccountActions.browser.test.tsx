import {
  activateUser,
  deleteUser,
  listNewUsers,
  verifyUser,
} from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleNewAccount } from "../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import { NewAccounts } from "./NewAccounts.tsx";

afterEach(() => void vi.useRealTimers());

async function renderAccounts(user = sampleNewAccount()) {
  logInAs(sampleAdmin());
  answerCall(listNewUsers, { newUsers: [user] });
  const onChanged = vi.fn();
  const screen = await renderInApp(<NewAccounts onChanged={onChanged} />);
  const row = screen.getByRole("row").filter({ hasText: "Puulan Puu Oy" });
  await expect.element(row).toBeVisible();
  return {
    screen,
    onChanged,
    row,
    activate: row.getByRole("button", { name: /^Kirjaa maksu ja aktivoi: Puulan Puu Oy/ }),
    reject: row.getByRole("button", { name: /^Hylkää: Puulan Puu Oy/ }),
  };
}

test("§4 one button records the payment and activates the account, which leaves the table", async () => {
  const saved = sampleNewAccount({ paid: true, isActive: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili on aktiivinen." });
  const { row, activate, onChanged } = await renderAccounts();
  await activate.click();
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
  expect(sent.map(({ body }) => body)).toMatchObject([{ paid: true, active: true }]);
  await expect.element(row).not.toBeInTheDocument();
  expect(onChanged).toHaveBeenCalled();
});

test("on a wide screen the buttons of an account are in one row, and the table fits", async () => {
  await page.viewport(1920, 1080);
  const { activate, reject } = await renderAccounts();
  const topOf = (button: typeof activate) => button.element().getBoundingClientRect().top;
  expect(topOf(reject)).toBe(topOf(activate));
  const table = activate.element().closest("table");
  expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
});

test("beside the side bar of a laptop the table shows all of its columns", async () => {
  // The main column of a screen of 1280 px.
  await page.viewport(946, 800);
  const { activate } = await renderAccounts({ ...sampleNewAccount(), verified: false });
  const table = activate.element().closest("table");
  expect(table?.scrollWidth).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
});

test("a new account shows how to reach its seller, the Y-tunnus, and links to its details", async () => {
  const user = sampleNewAccount();
  const { row } = await renderAccounts(user);
  const [phone = ""] = user.contactInformation.phonenumbers;
  await expect.element(row.getByRole("link", { name: phone })).toBeVisible();
  await expect
    .element(row.getByRole("link", { name: user.email ?? "" }))
    .toHaveAttribute("href", `mailto:${user.email}`);
  await expect.element(row.getByText(user.ytunnus ?? "")).toBeVisible();
  await expect
    .element(row.getByRole("link", { name: "Puulan Puu Oy" }))
    .toHaveAttribute("href", `/admin/kayttajat#details%3A${user._id}`);
});

test("a rejected account is deleted after ten seconds", async () => {
  const deleted = answerCall(deleteUser, { message: "Käyttäjä on poistettu." });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { row, reject } = await renderAccounts();
  await reject.click();
  await expect.element(row).toMatchTextContent("Hylätään…");
  expect(deleted).toEqual([]);
  answerCall(listNewUsers, { newUsers: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => deleted.length).toBe(1);
});

test("a rejection can be undone", async () => {
  const { screen, reject } = await renderAccounts();
  await reject.click();
  await expect.element(reject).not.toBeInTheDocument();
  await screen.getByRole("button", { name: /^Kumoa: Puulan Puu Oy hylätään/ }).click();
  await expect.element(reject).toBeVisible();
});

test("an account whose pincode did not arrive is verified by the admin", async () => {
  const unverified = { ...sampleNewAccount(), verified: false };
  const sent = answerCall(verifyUser, { user: sampleNewAccount(), message: "Tili on vahvistettu." });
  const { row } = await renderAccounts(unverified);
  await row.getByRole("button", { name: /^Vahvista: Puulan Puu Oy/ }).click();
  await expectBanner("success", "Puulan Puu Oy: Tili on vahvistettu.");
  expect(sent).toHaveLength(1);
  await expect.element(row.getByRole("button", { name: /^Vahvista/ })).not.toBeInTheDocument();
});

test("§4 a change made by another admin meanwhile is shown before the account is activated", async () => {
  const changed = { ...sampleNewAccount({ paid: true }), updatedAt: "2026-11-02T10:00:00.000Z" };
  const saved = sampleNewAccount({ paid: true, isActive: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili on aktiivinen." });
  rejectNextCall(activateUser, new AppError("stale", { current: changed }));
  const { screen, activate } = await renderAccounts();
  await activate.click();
  const conflict = screen.getByRole("dialog").getByRole("region", { name: "Muutettu muualla" });
  await expect.element(conflict).toMatchTextContent("Tili on maksettu");
  await expectNoAxeViolations();
  await conflict.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
  expect(sent[0]?.body).toEqual({ paid: true, active: true, updatedAt: changed.updatedAt });
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in the new accounts on a ${size}, and nothing scrolls sideways`, async () => {
    await setSize(size);
    await renderAccounts({ ...sampleNewAccount(), verified: false });
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
