import { expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { OrderSound } from "./OrderSound.tsx";

test("the sound of a new order is played when it is switched on, and the device remembers the setting", async () => {
  const start = vi.spyOn(OscillatorNode.prototype, "start");
  const screen = await renderInApp(<OrderSound />);
  await screen.getByRole("switch", { name: "Äänimerkki uudesta tilauksesta" }).click();
  await expect.poll(() => start).toHaveBeenCalledTimes(2);
  await expectNoAxeViolations();
  await screen.unmount();
  const again = await renderInApp(<OrderSound />);
  await expect.element(again.getByRole("switch")).toBeChecked();
});

test("the sound can be tried without switching it on", async () => {
  const start = vi.spyOn(OscillatorNode.prototype, "start");
  const screen = await renderInApp(<OrderSound />);
  await screen.getByRole("button", { name: "Kokeile ääntä" }).click();
  await expect.poll(() => start).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByRole("switch")).not.toBeChecked();
});
