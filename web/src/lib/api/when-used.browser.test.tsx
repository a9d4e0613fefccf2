import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { whenUsed } from "./when-used.ts";

test("a page is used from its first key, and not before", async () => {
  let isUsed = false;
  const used = whenUsed().then(() => {
    isUsed = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isUsed).toBe(false);
  await userEvent.keyboard("{Tab}");
  await used;
});
