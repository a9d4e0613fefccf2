import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { Select } from "./Select.tsx";

const woods = [
  { value: "birch", text: "Koivu" },
  { value: "spruce", text: "Kuusi" },
];

test("a select shows its empty option first", async () => {
  const screen = await render(<Select label="Puulaji" empty="Kaikki" options={woods} />);
  await expect.element(screen.getByLabelText("Puulaji")).toHaveDisplayValue("Kaikki");
  await expectNoAxeViolations();
});

test("typing selects an option", async () => {
  const screen = await render(<Select label="Puulaji" options={woods} />);
  await userEvent.tab();
  await userEvent.keyboard("Kuu");
  await expect.element(screen.getByLabelText("Puulaji")).toHaveDisplayValue("Kuusi");
});

test("an error describes the select and marks it as invalid", async () => {
  const screen = await render(<Select label="Puulaji" error="Valitse puulaji" options={woods} />);
  const select = screen.getByLabelText("Puulaji");
  await expect.element(select).toHaveAccessibleDescription("Valitse puulaji");
  await expect.element(select).toBeInvalid();
  await expectNoAxeViolations();
});
