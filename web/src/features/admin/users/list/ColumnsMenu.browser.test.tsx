import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { logOut } from "../../../../lib/auth/log-out.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderUsers } from "../testing/render-users.tsx";
import { userTableAtom } from "./user-table-atom.ts";

beforeEach(() => setSize("desk"));

test("the columns of the table are chosen in a menu, with the keyboard too, and kept on the device", async () => {
  const { screen } = await renderUsers();
  const header = (name: string) => screen.getByRole("columnheader", { name, exact: true });
  await expect.element(header("Sähköposti")).toBeVisible();
  await expect.element(header("Y-tunnus")).not.toBeInTheDocument();
  const menu = screen.getByRole("button", { name: "Sarakkeet" });
  await menu.click();
  await screen.getByRole("checkbox", { name: "Y-tunnus" }).click();
  await screen.getByRole("checkbox", { name: "Sähköposti" }).click();
  await expect.element(header("Y-tunnus")).toBeVisible();
  await expect.element(header("Sähköposti")).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("checkbox", { name: "Y-tunnus" })).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  logOut();
  expect(store.get(userTableAtom).columns).toContain("ytunnus");
});

test("rows are low on a desk, unless the admin wants high ones", async () => {
  const { screen } = await renderUsers();
  const row = screen.getByRole("row", { name: /puula@/ }).first();
  await expect.element(row).toBeVisible();
  const height = () => row.element().getBoundingClientRect().height;
  const low = height();
  await screen.getByRole("button", { name: "Sarakkeet" }).click();
  await screen.getByRole("switch", { name: "Tiiviit rivit" }).click();
  await expect.poll(height).toBeGreaterThan(low);
});

test("on a phone the menu opens directly below its button, and fits the screen", async () => {
  await setSize("phone");
  const { screen } = await renderUsers();
  const button = screen.getByRole("button", { name: "Sarakkeet" });
  await button.click();
  await expect.element(screen.getByRole("checkbox", { name: "Yhteyshenkilö" })).toBeVisible();
  const panel = screen.getByRole("group", { name: "Näytettävät sarakkeet" }).element();
  const gap = panel.getBoundingClientRect().top - button.element().getBoundingClientRect().bottom;
  expect(gap).toBeLessThan(44);
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
});
