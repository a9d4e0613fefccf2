import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { Button, IconButton } from "./Button.tsx";

test("a busy button keeps the focus, says that it is busy and ignores presses", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const form = (busy: boolean) => (
    <form action={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Tallenna
      </Button>
    </form>
  );
  const screen = await render(form(false));
  const button = screen.getByRole("button", { name: "Tallenna" });
  await userEvent.tab();
  await screen.rerender(form(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

const variants = ["primary", "accent", "plain", "quiet", "danger"] as const;

for (const variant of variants) {
  test(`WCAG 1.4.3: the text of a ${variant} button has enough contrast also under the pointer`, async () => {
    const screen = await render(<Button variant={variant}>Tallenna</Button>);
    await userEvent.hover(screen.getByRole("button"));
    await expectNoAxeViolations();
  });
}

test("axe finds nothing in any variant of a button", async () => {
  await render(
    <>
      {variants.map((variant) => (
        <p key={variant}>
          <Button variant={variant} icon="trash">
            {variant}
          </Button>
          <Button variant={variant} busy>
            {variant} busy
          </Button>
        </p>
      ))}
      <IconButton icon="heart" label="Suosikki" filled />
    </>,
  );
  await expectNoAxeViolations();
});
