import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { QuantityInput } from "./QuantityInput.tsx";

async function renderQuantity(value: number) {
  const onChange = vi.fn();
  const screen = await render(
    <QuantityInput
      label="Koivu, Pilke 33 cm"
      value={value}
      min={0.5}
      step={0.5}
      format={(quantity) => String(quantity).replace(".", ",")}
      parse={(typed) => Number.parseFloat(typed.replace(",", ".")) || null}
      error="Kirjoita määrä numeroina."
      onChange={onChange}
    />,
  );
  return { screen, onChange, input: screen.getByRole("textbox", { name: "Määrä" }) };
}

test("a quantity is named after its product and changes by its step", async () => {
  const { screen, onChange, input } = await renderQuantity(1);
  await expect.element(screen.getByRole("group", { name: "Määrä: Koivu, Pilke 33 cm" })).toBeVisible();
  await expect.element(input).toHaveValue("1");
  await screen.getByRole("button", { name: "Lisää" }).click();
  expect(onChange).toHaveBeenLastCalledWith(1.5);
  await screen.getByRole("button", { name: "Vähennä" }).click();
  expect(onChange).toHaveBeenLastCalledWith(0.5);
  await expectNoAxeViolations();
});

test("a quantity does not go below its minimum", async () => {
  const { screen, onChange, input } = await renderQuantity(0.5);
  await expect.element(screen.getByRole("button", { name: "Vähennä" })).toBeDisabled();
  await input.fill("0,1");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledWith(0.5);
});

test("a typed quantity is used on Enter and when the focus leaves", async () => {
  const { onChange, input } = await renderQuantity(1);
  await input.fill("2,5");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledWith(2.5);
  await input.fill("3");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(3);
});

test("an invalid quantity stays with its error until it is corrected", async () => {
  const { screen, onChange, input } = await renderQuantity(1);
  await input.fill("paljon");
  await userEvent.tab();
  await expect.element(input).toHaveValue("paljon");
  await expect.element(input).toHaveAccessibleDescription("Kirjoita määrä numeroina.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations();
  expect(onChange).not.toHaveBeenCalled();
  await input.fill("2");
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith(2);
  await expect.element(screen.getByText("Kirjoita määrä numeroina.")).not.toBeInTheDocument();
});

test("an emptied quantity returns", async () => {
  const { onChange, input } = await renderQuantity(1);
  await input.fill("");
  await userEvent.tab();
  await expect.element(input).toHaveValue("1");
  expect(onChange).not.toHaveBeenCalled();
});

test("each of several taps steps from what the one before wanted, also before the next render", async () => {
  const { screen, onChange } = await renderQuantity(1);
  const press = (name: string) => {
    const button = screen.getByRole("button", { name }).element();
    if (button instanceof HTMLElement) button.click();
  };
  for (let tap = 0; tap < 8; tap += 1) press("Lisää");
  expect(onChange).toHaveBeenLastCalledWith(5);
});
