import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../api/errors.ts";
import { findChangedFields, findConflicts, mergeChanges, parseCurrent } from "./edit-conflict.ts";

const Region = z.object({ name: z.string(), zoom: z.number() });
const opened = { name: "Kainuu", zoom: 8, places: ["puolanka"] };

test("fields differ by what is in them", () => {
  expect(findChangedFields(opened, { ...opened, places: ["puolanka"] })).toEqual([]);
  expect(findChangedFields(opened, { ...opened, zoom: 9, places: [] })).toEqual(["zoom", "places"]);
});

test("saving one's own changes keeps what another has changed beside them", () => {
  const mine = { ...opened, zoom: 7 };
  const now = { ...opened, name: "Kajaani", zoom: 9 };
  expect(mergeChanges({ opened, mine, now })).toEqual({ ...opened, name: "Kajaani", zoom: 7 });
});

const describe = ({ name, zoom, places }: typeof opened) =>
  ({ name: ["Nimi", name], zoom: ["Zoomaus", `${zoom}`], places: ["Paikat", places.join()] }) as const;

test("a conflict names each field that another has changed, and those changed here, with all three values", async () => {
  const mine = { ...opened, zoom: 7, places: [] };
  const conflicts = await findConflicts({ opened, mine, now: { ...opened, zoom: 9 } }, describe);
  expect(conflicts).toEqual([
    { label: "Zoomaus", before: "8", now: "9", mine: "7" },
    { label: "Paikat", before: "puolanka", now: "puolanka", mine: "" },
  ]);
});

test("a conflict never shows a password that was typed", async () => {
  const typed = { name: "Kainuu", currentPassword: "" };
  const versions = { opened: typed, mine: { ...typed, currentPassword: "Klapikasa-7" } };
  const conflicts = await findConflicts({ ...versions, now: { ...typed, name: "Kajaani" } }, (values) => ({
    name: ["Nimi", values.name],
    currentPassword: ["Salasana", values.currentPassword],
  }));
  expect(conflicts.map(({ label }) => label)).toEqual(["Nimi"]);
});

test("a change of what the form does not show is no conflict", async () => {
  expect(await findConflicts({ opened, mine: { ...opened, zoom: 7 }, now: { ...opened } }, describe)).toEqual(
    [],
  );
});

test("a field that is followed is a conflict only when it was changed here too", async () => {
  const now = { ...opened, zoom: 9 };
  const find = (mine: typeof opened) => findConflicts({ opened, mine, now }, describe, ["zoom"]);
  expect(await find({ ...opened, name: "Kajaani" })).toEqual([]);
  expect(await find({ ...opened, zoom: 7 })).toEqual([
    { label: "Zoomaus", before: "8", now: "9", mine: "7" },
  ]);
});

test.each([
  [
    "a change that came too late",
    new ApiError(409, "", "stale", { current: { name: "Kainuu", zoom: 9 } }),
    9,
  ],
  ["another refusal", new ApiError(409, "", "inUse"), undefined],
  ["an answer that cannot be read", new ApiError(409, "", "stale", { current: "?" }), undefined],
  ["a fault of ours", new TypeError("?"), undefined],
])("§8 %s shows what is stored now: zoom %s", (_what, error, zoom) => {
  expect(parseCurrent(error, Region)?.zoom).toBe(zoom);
});

test("of a field that was changed elsewhere alone, nothing of this form is told", async () => {
  const mine = { ...opened, places: [] };
  const [zoom] = await findConflicts({ opened, mine, now: { ...opened, zoom: 9 } }, describe);
  expect(zoom).toEqual({ label: "Zoomaus", before: "8", now: "9", mine: null });
});
