import type { Locator } from "@playwright/test";

/** Fills the open firewood form: dry birch, eight cubic metres. */
export async function fillFirewoodForm(form: Locator): Promise<void> {
  await form.getByLabel("Tuote", { exact: true }).selectOption("Polttopuu");
  await form.getByLabel("Puulaji").selectOption("koivu");
  await form.getByLabel("Laatu").selectOption("kuiva");
  await form.getByLabel("Pituus").selectOption("Pilke 33 cm");
  await form.getByLabel("Pakkaus").selectOption("irto");
  await form.getByLabel("Yksikkö").selectOption("Irto-m3");
  await form.getByLabel("Hinta yksiköltä").fill("72,50");
  await form.getByLabel("Määrä").fill("8");
}
