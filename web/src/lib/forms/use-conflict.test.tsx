import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "../api/errors.ts";
import { useConflict } from "./use-conflict.ts";

const Region = z.object({ name: z.string(), zoom: z.number(), updatedAt: z.string() });
type Region = z.infer<typeof Region>;
const opened: Region = { name: "Kainuu", zoom: 8, updatedAt: "2026-01-01" };

/** The form shows the zoom only. */
const useZoomConflict = () =>
  useConflict({
    schema: Region,
    opened,
    toValues: ({ zoom }: Region) => ({ zoom }),
    describe: ({ zoom }) => ({ zoom: ["Zoomaus", `${zoom}`] }),
    getValues: () => ({ zoom: 7 }),
    onReset: () => undefined,
    submit: () => undefined,
  });

function renderConflict() {
  const hooks: ReturnType<typeof useZoomConflict>[] = [];
  function Form() {
    hooks.push(useZoomConflict());
    return null;
  }
  renderToStaticMarkup(<Form />);
  const [conflict] = hooks;
  if (!conflict) throw new Error("not rendered");
  return conflict;
}

async function save(error: unknown) {
  const conflict = renderConflict();
  let sent = 0;
  const isHandled = await conflict.handleStale(error, { zoom: 7 }, async () => {
    sent += 1;
  });
  return { isHandled, sent, version: conflict.getOpened().updatedAt };
}

const stale = (current: Region) => new ApiError(409, "", "stale", { current });

test("the form is sent again, with the new version, when another has changed only what it does not show", async () => {
  const error = stale({ ...opened, name: "Kajaani", updatedAt: "2026-02-02" });
  expect(await save(error)).toEqual({ isHandled: true, sent: 1, version: "2026-02-02" });
});

test("the form is not sent again before the user has chosen between two values", async () => {
  const error = stale({ ...opened, zoom: 9, updatedAt: "2026-02-02" });
  expect(await save(error)).toEqual({ isHandled: true, sent: 0, version: "2026-01-01" });
});

test.each([new ApiError(409, "", "inUse"), new TypeError("?")])("%s is no conflict", async (error) => {
  expect(await save(error)).toEqual({ isHandled: false, sent: 0, version: "2026-01-01" });
});

test("a form is opened without a conflict", () => {
  expect(renderConflict().differences).toBeNull();
});
