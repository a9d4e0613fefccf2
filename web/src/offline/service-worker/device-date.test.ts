import { expect, test } from "vitest";
import { dateByDevice } from "./device-date.ts";

test("a kept response has the device's date, however far that is from the server's", async () => {
  const headers = { date: "Fri, 20 Nov 2026 12:00:00 GMT", "content-type": "text/html" };
  const dated = await dateByDevice(
    new Response("<h1>Halot</h1>", { headers }),
    new Date("2026-12-25T12:00:00Z"),
  );
  expect(Object.fromEntries(dated.headers)).toEqual({
    date: "Fri, 25 Dec 2026 12:00:00 GMT",
    "content-type": "text/html",
  });
  expect(await dated.text()).toBe("<h1>Halot</h1>");
});
