import { test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { Button } from "./Button.tsx";

for (const variant of ["primary", "ember", "plain", "quiet", "danger"] as const) {
  test(`WCAG 2.2 AA: the text of a ${variant} button has enough contrast, also under the pointer`, async () => {
    const screen = await renderInApp(<Button variant={variant}>Hyväksy</Button>);
    await expectNoAxeViolations();
    await userEvent.hover(screen.getByRole("button"));
    await expectNoAxeViolations();
  });
}
