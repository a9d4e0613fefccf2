import { expect, test } from "vitest";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { MessageBanner } from "./MessageBanner.tsx";

for (const [colour, role, other] of [
  ["danger", "alert", "status"],
  ["warning", "status", "alert"],
  ["success", "status", "alert"],
] as const) {
  test(`§8 a ${colour} message is announced as ${role}, and can be closed`, async () => {
    const screen = await renderInApp(<MessageBanner />);
    store.set(showBannerAtom, colour, "Viesti käyttäjälle.");
    await expect.element(screen.getByRole(role)).toHaveTextContent("Viesti käyttäjälle.");
    await expect.element(screen.getByRole(other)).toBeEmptyDOMElement();
    await expectNoAxeViolations();
    await screen.getByRole("button", { name: "Sulje ilmoitus" }).click();
    await expect.element(screen.getByRole(role)).toBeEmptyDOMElement();
  });
}
