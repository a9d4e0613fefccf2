import type { Map as LeafletMap } from "leaflet";
import { createRef } from "react";
import { beforeAll, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useSize } from "../../testing/display.ts";
import { FinlandMap } from "./FinlandMap.tsx";

// No tile is requested from the tile server.
beforeAll(() => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "img-src 'self' data:";
  document.head.append(policy);
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

test("§9 on a desk the map has zoom 6 and the middle of Finland in its centre", async () => {
  await useSize("desk");
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
