import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { formatRetention, retention } from "@halkopiha/domain/admin/retention.ts";
import { conversions, heatValue } from "@halkopiha/domain/energy/energy.ts";
import {
  dryBelowPercent,
  lengthTolerances,
  minSplitPercent,
} from "@halkopiha/domain/energy/firewood-quality.ts";
import { formatEuros, formatVat } from "@halkopiha/domain/money/euros.ts";
import { vatClasses } from "@halkopiha/domain/money/money.ts";
import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { calculateFee, monthlyFee, yearlyFee } from "@halkopiha/domain/reference-data/membership.ts";
import { expect, test } from "vitest";
import { readGuide, withFigures } from "./blocks.ts";
import { formatNumber } from "./figures.ts";
import { entrepreneursGuide, writeGuide } from "./write-guide.ts";

const source = readFileSync(new URL("./yrittajan-opas.md", import.meta.url), "utf8");
const file = await writeGuide();

/** The text of the pages in drawing order, one text run per line. */
function textOf(pdf: Buffer): string {
  const latin = pdf.toString("latin1");
  const streams = [...latin.matchAll(/\/FlateDecode\b.*?stream\r?\n(.*?)\r?\nendstream/gs)];
  const pages = streams.map(([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"));
  const runs = pages.flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, run = ""]) => run));
  const letters = new TextDecoder("windows-1252");
  return runs
    .map((run) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = ""]) => letters.decode(Buffer.from(hex, "hex")))
        .join(""),
    )
    .join("\n");
}

const text = textOf(file).replaceAll("\u00a0", " ");
const words = (figure: string) => figure.replaceAll("\u00a0", " ");

test("§2 the entrepreneur's guide is a PDF of four to ten pages with a title and the language of its text", {
  tags: "s2-user-7",
}, () => {
  const latin = file.toString("latin1");
  expect(latin.startsWith("%PDF-")).toBe(true);
  const pages = latin.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(pages).toBeLessThanOrEqual(10);
  expect(latin).toContain("/Lang (fi-FI)");
  expect(latin).toContain("/DisplayDocTitle true");
  expect(latin).toContain("/Marked true");
  expect(text).toContain("Yrittäjän opas");
});

test("§2 every heading of the guide stands in the file, those of sections in its contents too", () => {
  const lines = text.split("\n").map((line) => line.trim());
  const count = (heading: string) => lines.filter((line) => line === heading).length;
  for (const block of entrepreneursGuide().blocks) {
    if (block.kind === "section") expect([block.text, count(block.text)]).toEqual([block.text, 2]);
    if (block.kind === "part") expect(lines).toContain(block.text);
  }
});

test("§2 the guide has something to say: at least 1,500 words", () => {
  expect(text.split(/\s+/).length).toBeGreaterThan(1500);
});

const business: [string, string][] = [
  ["the yearly fee", formatEuros(yearlyFee)],
  ["the yearly fee with tax", formatEuros(calculateFee(1).gross)],
  ["the fee of a month", formatEuros(monthlyFee)],
  ["what is paid from May on", formatEuros(calculateFee(5).gross)],
  ["the higher VAT class", formatVat(vatClasses[0].vat)],
  ["the lower VAT class", formatVat(vatClasses[1].vat)],
  ["how long receipts are kept", `Kuitti säilyy ${formatRetention(retention.receipts)}.`],
  ["how dry dry is", `Kosteus on alle ${dryBelowPercent} %`],
  ["how much is split", `Vähintään ${minSplitPercent} % klapeista`],
  ["loose in solid", formatNumber(conversions.pieces.irto.kiinto)],
  ["solid in loose", formatNumber(conversions.logs.kiinto.pino)],
  ["the heat of birch", `${formatNumber(heatValue.pino.koivu)} kWh`],
  ...lengthTolerances.map(({ length, tolerance }): [string, string] => [`${length} cm`, `±${tolerance} cm`]),
  ...Object.values(statusLabel).map((label): [string, string] => [`the state ${label}`, label]),
];

test.each(business)("§9 the guide gives %s as the business has it", (_what, figure) => {
  expect(text).toContain(words(figure));
});

test("§9 no figure of the business is typed into the text of the guide", () => {
  // The only figure typed in the text: an example of a measured moisture.
  expect(source.match(/\d[\d\s,]*(€|euroa|%|kWh)/g)).toEqual(["17 %"]);
});

test("the guide is the same file however often it is written", async () => {
  expect((await writeGuide()).equals(file)).toBe(true);
});

test("a figure that the business does not have stops the build", () => {
  expect(() => withFigures("Maksu on {fee}.", {})).toThrow("fee");
});

test("a text without a title and a lead is no guide", () => {
  expect(() => readGuide("Pelkkää tekstiä.")).toThrow("title");
});
