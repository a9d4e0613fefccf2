import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { sampleFirewood, samplePublicSeller } from "../../testing/samples/sample-listings.ts";
import { StatedFacts } from "./StatedFacts.tsx";

const moisture = { percent: 18, measuredAt: "2026-11-03", meter: "piikkimittari" };
const eudrNumber = "26FIABCDE12345";

test("what the seller states is told with what it means", async () => {
  const product = sampleFirewood({ moisture, dryGuaranteed: true, eudrNumber });
  const screen = await renderInApp(<StatedFacts product={product} />);
  await expect.element(screen.getByText(/^18\s%, mitattu 3\.11\.2026 \(piikkimittari\)$/)).toBeVisible();
  for (const sentence of drynessGuarantee) await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText(eudrNumber)).toBeVisible();
  await expectNoAxeViolations();
});

test("of a private person no EUDR number is shown, and where nothing is stated there is no section", async () => {
  const owner = samplePublicSeller({ business: false });
  const screen = await renderInApp(<StatedFacts product={sampleFirewood({ owner, eudrNumber })} />);
  await expect.element(screen.getByText(eudrNumber)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("region")).not.toBeInTheDocument();
});
