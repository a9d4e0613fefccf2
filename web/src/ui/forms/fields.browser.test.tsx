import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { Checkbox } from "./Checkbox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Switch } from "./Switch.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

test("a field says that it is optional, and its hint and error describe it", async () => {
  const screen = await render(
    <>
      <TextField label="Kotisivu" optional hint="Osoite verkossa" error="Tarkista osoite." />
      <TextArea label="Viesti" error="Vaadittu kenttä" />
    </>,
  );
  const website = screen.getByLabelText("Kotisivu");
  await expect.element(website).toHaveAccessibleName("Kotisivu (valinnainen)");
  await expect.element(website).toHaveAccessibleDescription("Osoite verkossa Tarkista osoite.");
  await expect.element(website).toBeInvalid();
  const message = screen.getByRole("textbox", { name: "Viesti" });
  await expect.element(message).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(message).toBeInvalid();
  await expectNoAxeViolations();
});

test("a field without an error is valid and has no description", async () => {
  const screen = await render(<TextField label="Nimi" />);
  await expect.element(screen.getByLabelText("Nimi")).toBeValid();
  await expect.element(screen.getByLabelText("Nimi")).toHaveAccessibleDescription("");
});

test("a checkbox is checked by Space and by its label, and its error describes it", async () => {
  const screen = await render(<Checkbox label="Hyväksyn ehdot" error="Hyväksy ehdot." />);
  const box = screen.getByRole("checkbox", { name: "Hyväksyn ehdot" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await screen.getByText("Hyväksyn ehdot").click();
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAccessibleDescription("Hyväksy ehdot.");
  await expect.element(box).toBeInvalid();
  await expectNoAxeViolations();
});

test("a checkbox of which some items are selected is indeterminate", async () => {
  const screen = await render(<Checkbox label="Koko Suomi" indeterminate defaultChecked={false} />);
  await expect.element(screen.getByRole("checkbox")).toBePartiallyChecked();
  await screen.rerender(<Checkbox label="Koko Suomi" indeterminate={false} defaultChecked={false} />);
  await expect.element(screen.getByRole("checkbox")).not.toBePartiallyChecked();
});

test("a switch takes effect at once, also by Space", async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch label="Tiiviit rivit" on={false} onChange={onChange} />);
  await expect.element(screen.getByRole("switch", { name: "Tiiviit rivit" })).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledWith(true);
  await screen.rerender(<Switch label="Tiiviit rivit" on onChange={onChange} />);
  await expect.element(screen.getByRole("switch")).toBeChecked();
  await expectNoAxeViolations();
});

function Channel() {
  const [value, setValue] = useState(false);
  return (
    <RadioGroup
      legend="Viestit tulevat"
      name="channel"
      value={value}
      options={[
        { value: false, text: "Sähköpostilla" },
        { value: true, text: "Tekstiviestillä" },
      ]}
      onChange={setValue}
    />
  );
}

test("the arrow keys select in a group of radio buttons", async () => {
  const screen = await render(<Channel />);
  const group = screen.getByRole("group", { name: "Viestit tulevat" });
  await expect.element(group.getByRole("radio", { name: "Sähköpostilla" })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  const message = group.getByRole("radio", { name: "Tekstiviestillä" });
  await expect.element(message).toBeChecked();
  await expect.element(message).toHaveFocus();
  await expectNoAxeViolations();
});
