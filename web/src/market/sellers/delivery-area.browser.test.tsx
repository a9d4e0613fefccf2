import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { expect, test } from "vitest";
import { clearLocationCache } from "../../lib/api/locations.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { samplePublicSeller } from "../../testing/samples/sample-listings.ts";
import { DeliveryArea } from "./DeliveryArea.tsx";

test("the localities of all regions are requested when the visitor comes near, and the prices stay", async () => {
  await setSize("phone");
  clearLocationCache();
  const sent = answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const page = (
    <>
      <div style={{ height: 3000 }} />
      <DeliveryArea seller={samplePublicSeller()} place={{ region: "", locality: "" }} />
    </>
  );
  const screen = await renderRoutes([{ path: "/", element: page }]);
  const prices = screen.getByRole("heading", { name: "Toimituksen hinta" });
  await expect.element(prices).toBeInTheDocument();
  expect(sent).toEqual([]);
  prices.element().scrollIntoView();
  await expect.element(screen.getByText("Toimittaako minulle?")).toBeVisible();
  await expect.element(prices).toBeVisible();
  expect(sent).toHaveLength(1);
});
