import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { keepFocus } from "./keep-focus.ts";

function Page() {
  const [chips, setChips] = useState(["Koivu", "Kuiva", "Pirkanmaa"]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => keepFocus(document.body), []);
  const remove = (chip: string) => setChips(chips.filter((one) => one !== chip));
  return (
    <main>
      <h1>Haku</h1>
      <a href="#alku">Alku</a>
      <ul>
        {chips.map((chip) => (
          <li key={chip}>
            <button type="button" onClick={() => remove(chip)}>
              {chip}
            </button>
          </li>
        ))}
      </ul>
      <input aria-label="Hakusana" />
      {chips.length > 0 && (
        <button type="button" onClick={() => setOpen(true)}>
          Tyhjennä
        </button>
      )}
      <a href="#loppu">Loppu</a>
      {isOpen && (
        <Dialog title="Tyhjennetäänkö?" onClose={() => setOpen(false)}>
          <button
            type="button"
            onClick={() => {
              setChips([]);
              setOpen(false);
            }}
          >
            Kyllä
          </button>
        </Dialog>
      )}
    </main>
  );
}

test("the focus goes to what takes the place of the removed element, and at the end to the one before", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Kuiva" }).click();
  await expect.element(screen.getByRole("button", { name: "Pirkanmaa" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Koivu" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  // Not the text field: a phone would open its keyboard.
  await expect.element(screen.getByRole("link", { name: "Loppu" })).toHaveFocus();
});

test("a dialog that removes what opened it leaves the focus there", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await screen.getByRole("button", { name: "Kyllä" }).click();
  await expect.element(screen.getByRole("link", { name: "Loppu" })).toHaveFocus();
});

test("what is removed without the focus moves no focus", async () => {
  const screen = await render(<Page />);
  const chip = screen.getByRole("button", { name: "Koivu" });
  await chip.click();
  await screen.getByRole("heading", { name: "Haku" }).click();
  await expect.poll(() => document.activeElement).toBe(document.body);
});
