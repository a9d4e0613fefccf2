import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { Button } from "./Button.tsx";

for (const variant of ["primary", "ember", "plain", "quiet", "danger"] as const) {
  test(`WCAG 1.4.3: a ${variant} button keeps its contrast under the pointer`, async () => {
    const screen = await render(<Button variant={variant}>Hae</Button>);
    const button = screen.getByRole("button", { name: "Hae" });
    await button.hover();
    expect(button.element().matches(":hover")).toBe(true);
    await expectNoAxeViolations();
  });
}
