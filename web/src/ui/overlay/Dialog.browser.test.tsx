import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { createDeferred } from "../../testing/calls/deferred.ts";
import { setSize } from "../../testing/display.ts";
import { Button } from "../forms/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog, Drawer } from "./Dialog.tsx";

/** A button that opens a dialog over the page. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const Overlay = window.innerWidth > 600 ? Dialog : Drawer;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Avaa</Button>
      {isOpen && (
        <Overlay title="Ikkuna" onClose={() => setOpen(false)}>
          <Button>Sisältö</Button>
        </Overlay>
      )}
    </>
  );
}

async function openDialog() {
  const screen = await render(<Page />);
  const opener = screen.getByRole("button", { name: "Avaa" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Ikkuna" });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in a dialog on a ${size}`, async () => {
    await setSize(size);
    await openDialog();
    await expectNoAxeViolations();
  });
}

test("Esc closes a dialog, and the focus is where it was", async () => {
  const { opener, dialog } = await openDialog();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the Tab key reaches nothing behind a dialog", async () => {
  const { screen, dialog } = await openDialog();
  await expect.element(dialog.getByRole("button", { name: "Sulje" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dialog.getByRole("button", { name: "Sisältö" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByText("Avaa")).not.toHaveFocus();
});

test("a press on its button or outside closes a dialog", async () => {
  await setSize("desk");
  const { opener, dialog } = await openDialog();
  await dialog.getByRole("button", { name: "Sulje" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

async function renderQuestion(onConfirm: () => Promise<void>) {
  const onClose = vi.fn();
  const screen = await render(
    <ConfirmDialog title="Poistetaanko?" confirm="Poista" onClose={onClose} onConfirm={onConfirm}>
      Tuote poistuu myynnistä heti.
    </ConfirmDialog>,
  );
  return { onClose, screen, confirm: screen.getByRole("button", { name: "Poista" }) };
}

test("a confirmed question closes when the action is done, and is busy until then", async () => {
  const { promise: done, resolve: finish } = createDeferred();
  const { confirm, onClose } = await renderQuestion(() => done);
  await expectNoAxeViolations();
  await confirm.click();
  await expect.element(confirm).toHaveAttribute("aria-busy", "true");
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

test("a question stays open when the action fails, and can be confirmed again", async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error("Virhe")));
  const { confirm, onClose } = await renderQuestion(onConfirm);
  await confirm.click();
  await expect.element(confirm).not.toHaveAttribute("aria-busy");
  await confirm.click();
  await expect.poll(() => onConfirm).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

test("'Peruuta' closes a question without the action", async () => {
  const onConfirm = vi.fn(() => Promise.resolve());
  const { screen, onClose } = await renderQuestion(onConfirm);
  await screen.getByRole("button", { name: "Peruuta" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

function LateForm() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return isLoaded ? (
    <form>
      <label>
        Nimi <input />
      </label>
    </form>
  ) : (
    <p>Ladataan…</p>
  );
}

test("a dialog with a form opens at its first field, also when the form is loaded later", async () => {
  const screen = await render(
    <Dialog title="Muokkaa" onClose={() => undefined}>
      <LateForm />
    </Dialog>,
  );
  await expect.element(screen.getByLabelText("Nimi")).toHaveFocus();
});
