import { afterEach, expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { PageHead } from "../market/page-head/PageHead.tsx";
import { removeOutdatedHeadTags, replaceHeadTags } from "./page-head-tags.ts";

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
  for (const tag of document.head.querySelectorAll(
    "title, meta[name], meta[property], link[rel=canonical]",
  )) {
    tag.remove();
  }
});

test("the title of the HTML stays until the page has rendered its own", async () => {
  document.head.insertAdjacentHTML("beforeend", written);
  replaceHeadTags();
  document.head.append(document.createElement("style"));
  await Promise.resolve();
  expect(readHead("title")).toContain("Vanha");
  await render(<PageHead title="Uusi" />);
  await expect.poll(() => readHead("title")).toEqual(["Uusi | Halkopiha"]);
});

for (const [name, before, after] of [
  ["rendered", replaceHeadTags, () => undefined],
  ["hydrated", () => undefined, removeOutdatedHeadTags],
] as const) {
  test(`a page has one title, one canonical URL and one set of Open Graph tags after it is ${name}`, async () => {
    document.head.insertAdjacentHTML("beforeend", written);
    before();
    await render(<PageHead title="Uusi" description="Uusi" path="/tuote" />);
    after();
    await expect.poll(() => readHead("title")).toEqual(["Uusi | Halkopiha"]);
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
