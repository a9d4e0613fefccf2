import { afterEach, expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { PageHead } from "../market/page-head/PageHead.tsx";
import { removeHeadTags, removeOutdatedHeadTags } from "./page-head-tags.ts";

const written = `
  <title>Vanha</title>
  <meta name="description" content="Vanha">
  <meta name="theme-color" content="#fff">
  <link rel="canonical" href="https://halkopiha.fi/haku">
  <meta property="og:title" content="Vanha">
  <meta property="og:image:width" content="1200">`;

const readHead = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute("content") ?? tag.textContent);

afterEach(async () => {
  await cleanup();
  removeHeadTags();
  document.head.querySelector('meta[name="theme-color"]')?.remove();
});

for (const [name, clean] of [
  ["before it is rendered", () => removeHeadTags()],
  ["after it is hydrated", null],
] as const) {
  test(`a page has one title, one canonical URL and one set of Open Graph tags: those of the HTML go ${name}`, async () => {
    document.head.insertAdjacentHTML("beforeend", written);
    clean?.();
    await render(<PageHead title="Uusi" description="Uusi" path="/tuote" />);
    if (!clean) removeOutdatedHeadTags();
    expect(readHead("title")).toEqual(["Uusi | Halkopiha"]);
    expect(readHead('meta[name="description"]')).toEqual(["Uusi"]);
    expect(readHead('meta[property="og:title"]')).toEqual(["Uusi | Halkopiha"]);
    expect(readHead('meta[property="og:image:width"]')).toEqual(["1200"]);
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://halkopiha.fi/tuote",
    );
    expect(readHead('meta[name="theme-color"]')).toEqual(["#fff"]);
  });
}
