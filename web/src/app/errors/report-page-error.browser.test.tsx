import { reportError as call } from "@halkopiha/domain/contract/errors.ts";
import { beforeEach, expect, test } from "vitest";
import { startVisit } from "../../lib/errors/send-report.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { RouteError } from "../RouteError.tsx";
import { reportPageError } from "./report-page-error.ts";

beforeEach(startVisit);

test("an error is sent with the pattern of its page, and without what it names", async () => {
  const sent = answerCall(call, {});
  reportPageError("error", new TypeError("aino@posti.example is not a function"), "/tuote/koivuklapi-ab12");
  await expect.poll(() => sent.length).toBe(1);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      kind: "error",
      message: "TypeError: [email] is not a function",
      stack: expect.stringMatching(/^at .+:\d+:\d+/),
      page: "/tuote/:segment",
      release: "local",
    },
  ]);
});

test("the same error is sent once in a visit, and five at most", async () => {
  const sent = answerCall(call, {});
  const error = new Error("same");
  for (let time = 0; time < 3; time += 1) reportPageError("error", error, "/");
  await expect.poll(() => sent.length).toBe(1);
  for (const word of ["a", "b", "c", "d", "e", "f"]) reportPageError("rejection", new Error(word), "/");
  await expect.poll(() => sent.length).toBe(5);
});

test("a page that cannot be rendered shows its error, and reports it", async () => {
  const sent = answerCall(call, {});
  const Broken = () => {
    throw new RangeError("a fault of the page");
  };
  const screen = await renderRoutes([{ path: "/", Component: Broken, ErrorBoundary: RouteError }]);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Virhe" })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ kind: "render", message: "RangeError: a fault of the page" });
});
