import { expect, test } from "vitest";
import { toOtherSize } from "./other-size.ts";

const folder = "https://storage.example/v0/b/bucket/o/products%2Fbirch%2F";

test.each([
  ["320", "960"],
  ["960", "320"],
])("an image %s px wide has another one of %s px", (size, other) => {
  expect(toOtherSize(`${folder}1-${size}.webp?alt=media`)).toBe(`${folder}1-${other}.webp?alt=media`);
});

test.each([
  `${folder}1.png?alt=media`,
  `${folder}1-3200.webp`,
  "https://storage.example/v0/b/a-320.webp/o/1",
])("%s has no other size", (address) => {
  expect(toOtherSize(address)).toBeNull();
});
