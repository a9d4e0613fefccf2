import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { expect, test } from "vitest";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleLocalities, sampleRegions } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

async function openAreas(address = "/admin/paikat") {
  logInAs(sampleAdmin());
  answerCall(listRegions, { regions: sampleRegions });
  const loaded = answerCall(listLocalities, { localities: sampleLocalities });
  const screen = await renderRoute(route, address);
  await expect.element(screen.getByRole("searchbox")).toBeVisible();
  return { screen, loaded };
}

test("the tab and the search are in the address, and loading nothing again", async () => {
  const { screen, loaded } = await openAreas();
  await screen.getByRole("tab", { name: "Maakunnat" }).click();
  await screen.getByRole("searchbox").fill("Pirkan");
  await expect.poll(() => screen.router.state.location.search).toBe("?luettelo=maakunnat&haku=Pirkan");
  expect(loaded).toHaveLength(1);
});

test("an address with tab and search shows them after a reload", async () => {
  const { screen } = await openAreas("/admin/paikat?luettelo=maakunnat&haku=Pirkan");
  await expect
    .element(screen.getByRole("tab", { name: "Maakunnat" }))
    .toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByRole("searchbox")).toHaveValue("Pirkan");
  await expect.element(screen.getByRole("row").filter({ hasText: "Pirkanmaa" })).toBeVisible();
});

test("the menu's link to the page ends the search, and what is typed next is searched again", async () => {
  const { screen } = await openAreas("/admin/paikat?haku=Pirkan");
  const field = screen.getByRole("searchbox");
  await screen.router.navigate("/admin/paikat");
  await expect.element(field).toHaveValue("");
  await field.fill("Kainuu");
  await expect.poll(() => screen.router.state.location.search).toBe("?haku=Kainuu");
  await screen.router.navigate(-1);
  await expect.element(field).toHaveValue("Pirkan");
});
