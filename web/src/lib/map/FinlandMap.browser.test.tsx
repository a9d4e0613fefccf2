import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import type { Map as LeafletMap } from "leaflet";
import { createRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { nokia, tampere } from "../../testing/samples/samples.ts";
import { bannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";
import { FinlandMap } from "./FinlandMap.tsx";

beforeEach(() => {
  answerAreaCalls();
});

async function renderMap(): Promise<LeafletMap> {
  const map = createRef<LeafletMap>();
  await render(
    <FinlandMap label="Kartta" maxZoom={16} ref={map}>
      {null}
    </FinlandMap>,
  );
  await expect.poll(() => map.current).not.toBeNull();
  if (!map.current) throw new Error("There is no map.");
  return map.current;
}

test("§9 on a desk the map has zoom 6 and the middle of Finland in its centre", {
  tags: "s9-51",
}, async () => {
  await setSize("desk");
  const map = await renderMap();
  expect(map.getZoom()).toBe(6);
  const { lat, lng } = map.getCenter();
  expect(lat).toBeCloseTo(64.95, 1);
  expect(lng).toBeCloseTo(26.1, 1);
});

test("§9 on a phone the map shows all of Finland", async () => {
  const map = await renderMap();
  expect(map.getZoom()).toBeLessThan(6);
  const bounds = map.getBounds();
  expect(bounds.contains([59.8, 22.9])).toBe(true);
  expect(bounds.contains([70.09, 27.9])).toBe(true);
  expect(bounds.contains([60.3, 20.6])).toBe(true);
  expect(bounds.contains([62.9, 31.58])).toBe(true);
});

const outlines = () => document.querySelectorAll<SVGPathElement>(".leaflet-outlines-pane path");

test("without tiles the map shows the outlines of the 18 regions, and their names on a desk", async () => {
  await setSize("desk");
  await renderMap();
  await expect.poll(() => outlines().length).toBe(18);
  await expect.element(page.getByText("Kainuu")).toBeVisible();
  const [first] = outlines();
  if (!first) throw new Error("There are no outlines.");
  const { width } = first.ownerSVGElement?.getBoundingClientRect() ?? {};
  expect(width).toBeGreaterThan(0);
});

test("close by, the map names the localities of the regions in view that have room", async () => {
  await setSize("desk");
  const map = await renderMap();
  await expect.element(page.getByText("Kainuu")).toBeVisible();
  map.setView(tampere.coords, 11, { animate: false });
  await expect.element(page.getByText(tampere.location)).toBeVisible();
  // The sample localities of a region are at the same place.
  await expect.element(page.getByText(nokia.location)).not.toBeInTheDocument();
  await expect.element(page.getByText("Kainuu")).not.toBeInTheDocument();
});

test("localities whose names cannot be loaded are not reported, because the map works without them", async () => {
  await setSize("desk");
  const requests = failCall(listLocalities);
  const map = await renderMap();
  await expect.element(page.getByText("Kainuu")).toBeVisible();
  map.setView([60.3, 25], 11, { animate: false });
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(store.get(bannerAtom)).toBeNull();
});
