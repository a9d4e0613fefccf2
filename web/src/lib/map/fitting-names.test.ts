import { expect, test } from "vitest";
import { listFittingNames } from "./fitting-names.ts";

const point = (name: string, x: number, y: number) => ({ name, x, y });

test.each([
  { points: [point("Nokia", 0, 0), point("Tampere", 40, 10)], fitting: ["Nokia"], why: "overlap" },
  {
    points: [point("Nokia", 0, 0), point("Tampere", 60, 0)],
    fitting: ["Nokia", "Tampere"],
    why: "are side by side",
  },
  {
    points: [point("Nokia", 0, 0), point("Tampere", 0, 30)],
    fitting: ["Nokia", "Tampere"],
    why: "are one above the other",
  },
  {
    points: [point("Nokia", 0, 0), point("Pirkkala", 50, 0), point("Tampere", 100, 0)],
    fitting: ["Nokia", "Tampere"],
    why: "overlap a name that is left out",
  },
])("of names that $why the map shows $fitting", ({ points, fitting }) => {
  expect(listFittingNames(points).map(({ name }) => name)).toEqual(fitting);
});
