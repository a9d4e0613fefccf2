import { expect, test } from "vitest";
import { budgets, findNearBudget, findOverBudget, type PageSize } from "./budgets.ts";

const size = (scripts: number, change: Partial<PageSize> = {}): PageSize => ({
  page: "search",
  scripts,
  maxScripts: budgets.scripts,
  styles: 1000,
  origins: [],
  ...change,
});

test("a page within its budget and near its recorded size is in order", () => {
  expect(findOverBudget([size(150_000)], { search: 146 })).toEqual([]);
});

test("a page that grew by more than five kilobytes is reported, also within its budget", () => {
  expect(findOverBudget([size(151_000)], { search: 145.9 })).toEqual([
    expect.stringContaining("5.1 more than recorded"),
  ]);
});

test("a new page has no recorded size, and its budget alone counts", () => {
  expect(findOverBudget([size(150_000)], {})).toEqual([]);
});

test("a page over its budget is reported, by its scripts and by its styles", () => {
  const over = size(budgets.scripts + 1, { styles: budgets.styles + 1 });
  expect(findOverBudget([over], { search: budgets.scripts / 1000 })).toHaveLength(2);
});

test("a page that has used up its headroom is a warning, and one over its budget is more", () => {
  expect(findNearBudget([size(budgets.scripts * 0.93)])).toHaveLength(1);
  expect(findNearBudget([size(budgets.scripts * 0.9), size(budgets.scripts + 1)])).toEqual([]);
});
