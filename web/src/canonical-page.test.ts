import { expect, test } from "vitest";
import { isCanonicalPage } from "./canonical-page.ts";

const isCanonical = (path: string, address: string) =>
  isCanonicalPage(path, new URL(address, "https://halkopiha.example"));

const landing = "/polttopuut/:region";
const product = "/tuote/:segment";

test.each([
  ["/haku", "/haku"],
  ["/haku", "/haku?region=pirkanmaa&locality=orivesi"],
  ["/haku", "/haku?category=Polttopuut&region=pirkanmaa&quality=kuiva&minne=tampere&maara=8"],
  ["/haku", "/haku?category=Muut_tuotteet&queryString=kuivaa+koivua"],
  ["/haku", "/haku?nayta=myyjat"],
  ["/ilmoitukset", "/ilmoitukset?sort=cheapest&minne=tampere"],
  ["/polttopuut", "/polttopuut"],
  [landing, "/polttopuut/pirkanmaa"],
  [landing, "/polttopuut/pirkanmaa?minne=tampere&maara=8"],
  [product, "/tuote/halkomestari~koivu~33-polttopuu"],
])("a page of %s is kept by the CDN under %s", (path, address) => {
  expect(isCanonical(path, address)).toBe(true);
});

test.each([
  ["an unknown name", "/haku", "/haku?x=1"],
  ["a repeated name", "/haku", "/haku?queryString=koivu&queryString=leppa"],
  ["an unknown value", "/haku", "/haku?category=zzz"],
  ["an unknown order of the listings", "/ilmoitukset", "/ilmoitukset?sort=zzz"],
  ["names in another order", "/haku", "/haku?locality=orivesi&region=pirkanmaa"],
  ["an empty value", "/haku", "/haku?queryString="],
  ["another spelling of a space", "/haku", "/haku?category=Muut_tuotteet&queryString=kuivaa%20koivua"],
  ["an open dialog", "/haku", "/haku?myyja=halkomestari"],
  ["an unknown name beside a place", landing, "/polttopuut/pirkanmaa?zzz=1"],
  ["an amount without a place", landing, "/polttopuut/pirkanmaa?maara=8"],
  ["an amount that says the default", landing, "/polttopuut/pirkanmaa?minne=tampere&maara=5"],
  ["a query of a page without any", "/polttopuut", "/polttopuut?minne=tampere"],
  ["the name of a campaign", product, "/tuote/halkomestari~koivu~33-polttopuu?fbclid=1"],
  ["escapes in the path", landing, "/polttopuut/%70irkanmaa"],
  ["a slash at the end", "/haku", "/haku/"],
  ["capitals", "/haku", "/HAKU"],
])("%s makes another URL, which is not kept", (_what, path, address) => {
  expect(isCanonical(path, address)).toBe(false);
});
