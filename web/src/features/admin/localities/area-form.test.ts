import { NewLocality } from "@halkopiha/domain/reference-data/region.ts";
import { expect, test } from "vitest";
import { emptyLocality, emptyRegion, parseArea, parseCoords, parseZoom } from "./area-form.ts";

const orivesi = { ...emptyLocality, location: "Orivesi", region: "pirkanmaa" };

test("§9 the map of a new region opens at zoom 8, that of a new locality at 11", {
  tags: ["s9-53", "s9-54"],
}, () => {
  expect([emptyRegion.zoom, emptyLocality.zoom]).toEqual(["8", "11"]);
});

test.each([
  ["11", 11],
  [" 8 ", 8],
  ["0", null],
  ["19", null],
  ["8,5", null],
  ["lähelle", null],
])("the zoom '%s' is %s", (typed, zoom) => {
  expect(parseZoom(typed)).toBe(zoom);
});

test.each([
  ["61,68", "24.36", { lat: 61.68, lng: 24.36 }],
  ["−12,5", "-170", { lat: -12.5, lng: -170 }],
  ["91", "24", null],
  ["61", "", null],
])("the degrees '%s' and '%s' are %j", (lat, lng, coords) => {
  expect(parseCoords({ lat, lng })).toEqual(coords);
});

test("§5 without coordinates a locality lies where its region does", () => {
  const { input, fieldErrors } = parseArea(orivesi);
  expect(fieldErrors).toEqual({});
  expect(NewLocality.parse(input)).toEqual({
    location: "Orivesi",
    region: "pirkanmaa",
    zoom: 11,
    available: true,
  });
});

test("half a place on the map is an error of the field that is missing", () => {
  expect(parseArea({ ...orivesi, lat: "61,68" }).fieldErrors).toEqual({ lng: "Vaadittu kenttä" });
});

test("§5 the zoom is required and a number", { tags: "s5-47" }, () => {
  expect(parseArea({ ...orivesi, zoom: "" }).fieldErrors).toEqual({ zoom: "Vaadittu kenttä" });
  expect(parseArea({ ...orivesi, zoom: "lähelle" }).fieldErrors).toEqual({
    zoom: "Anna zoomaus kokonaislukuna 1–18.",
  });
});
