import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { setSize } from "../../testing/display.ts";
import { SideBar } from "./SideBar.tsx";
import { Stepper } from "./Stepper.tsx";
import { Tabs } from "./Tabs.tsx";
import { useStepFocus } from "./use-step-focus.ts";

test("the arrow keys choose a tab, and Tab leads to its panel", async () => {
  const screen = await render(
    <Tabs
      label="Tuotteet"
      pages={[
        { title: "Polttopuut", content: "Koivua" },
        { title: "Palvelut", content: <a href="#haketus">Haketus</a> },
      ]}
    />,
  );
  await expect
    .element(screen.getByRole("tab", { name: "Polttopuut" }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  const services = screen.getByRole("tab", { name: "Palvelut" });
  await expect.element(services).toHaveFocus();
  await expect.element(services).toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("tabpanel", { name: "Palvelut" })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole("tabpanel", { name: "Palvelut" })).toHaveFocus();
  await expectNoAxeViolations();
});

/** A task with two steps. */
function Task({ step }: { step: number }) {
  const heading = useStepFocus(step);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {step === 0 ? "Ostoskori" : "Yhteystiedot"}
      </h1>
      <Stepper label="Vaiheet" steps={["Ostoskori", "Yhteystiedot"]} current={step} />
    </>
  );
}

test("the heading of a new step gets the focus, that of the first does not", async () => {
  const screen = await render(<Task step={0} />);
  await expect.element(screen.getByRole("heading", { name: "Ostoskori" })).not.toHaveFocus();
  await screen.rerender(<Task step={1} />);
  await expect.element(screen.getByRole("heading", { name: "Yhteystiedot" })).toHaveFocus();
  const current = screen.getByRole("listitem").filter({ hasText: "Yhteystiedot" });
  await expect.element(current).toHaveAttribute("aria-current", "step");
  await expectNoAxeViolations();
});

const bar = (
  <SideBar label="Profiilin osiot" name="puula" tag="Basic" current="Tilaukset">
    <a href="#tilaukset" aria-current="page">
      Tilaukset
    </a>
    <a href="#polttopuut">Polttopuut</a>
  </SideBar>
);

test("on a phone the sections open from a button, and close when one is chosen", async () => {
  const screen = await render(bar);
  const toggle = screen.getByRole("button", { name: "Tilaukset" });
  const sections = screen.getByRole("navigation", { name: "Profiilin osiot" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.element(sections).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations();
  await sections.getByRole("link", { name: "Polttopuut" }).click();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.element(sections).not.toBeInTheDocument();
});

test("on a desktop the sections are always visible", async () => {
  await setSize("desk");
  const screen = await render(bar);
  await expect.element(screen.getByRole("navigation", { name: "Profiilin osiot" })).toBeVisible();
  expect(screen.getByRole("button").elements()).toEqual([]);
  await expectNoAxeViolations();
});
