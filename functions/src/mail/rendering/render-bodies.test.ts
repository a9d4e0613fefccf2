import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { renderBodies } from "./render-bodies.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

const sly = `<img src=x onerror="alert('&')">`;

const blocks: { what: string; block: Block }[] = [
  { what: "a paragraph", block: [sly, sly] },
  { what: "a heading", block: { heading: sly } },
  { what: "somebody's address", block: { about: sly, lines: [sly] } },
  {
    what: "a table",
    block: { table: { columns: [sly, sly], rows: [{ title: sly, details: sly, cells: [sly] }] } },
  },
  {
    what: "a linked row",
    block: { table: { columns: [sly], rows: [{ title: sly, url: sly, cells: [] }] } },
  },
  { what: "sums", block: { sums: [{ term: sly, value: sly }], total: { term: sly, value: sly } } },
  { what: "a quiet link", block: { link: sly, url: sly, isQuiet: true } },
  { what: "a link", block: { link: sly, url: sly } },
];

test.each(blocks)("whatever people type into $what stays text", ({ block }) => {
  const { markup } = renderHtml(block);
  expect(markup).not.toContain("<img");
  expect(markup).toContain("&#60;img src=x onerror=&#34;alert(&#39;&#38;&#39;)&#34;&#62;");
});

describe("plain text says what the HTML says", () => {
  test.each<{ block: Block; text: string }>([
    { block: ["Hei!", "Kiitos."], text: "Hei!\nKiitos." },
    { block: { heading: "Kiitos äiti" }, text: "KIITOS ÄITI" },
    { block: { about: "Myyjä", lines: ["Oy", "Tie 1"] }, text: "Myyjä:\nOy\nTie 1" },
    { block: { link: "Avaa", url: "https://a.example/b" }, text: "Avaa:\nhttps://a.example/b" },
    {
      block: {
        table: {
          columns: ["Tuote", "Määrä", "Yhteensä"],
          rows: [
            { title: "Halko", details: "koivu", cells: ["3 kpl", "9 €"] },
            { title: "Toimitus", cells: ["", "5 €"] },
          ],
        },
      },
      text: "Halko\nkoivu\nMäärä: 3 kpl, Yhteensä: 9 €\n\nToimitus\nYhteensä: 5 €",
    },
    {
      block: {
        table: {
          columns: ["Ilmoitus", "Hinta"],
          rows: [{ title: "Halko", url: "https://a.example/b", cells: ["9 €"] }],
        },
      },
      text: "Halko\nHinta: 9 €\nhttps://a.example/b",
    },
    {
      block: { sums: [{ term: "Alv", value: "1 €" }], total: { term: "Yhteensä", value: "5 €" } },
      text: "Alv: 1 €\nYhteensä: 5 €",
    },
  ])("$text", ({ block, text }) => {
    expect(renderText(block)).toBe(text);
  });
});

test("the pincode placeholder stays until the mail is sent", () => {
  const { text, html } = renderBodies([["Pinkoodisi on {pincode}."]]);
  expect([text, html]).toEqual([expect.stringContaining("{pincode}"), expect.stringContaining("{pincode}")]);
});

test("a mail needs nothing from elsewhere to be read: no images, scripts or style sheets", () => {
  const { html } = renderBodies(blocks.map(({ block }) => block));
  expect(html).not.toMatch(/<(img|script|link|style|iframe)\b/);
});
