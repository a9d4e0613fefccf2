import { expect, test } from "vitest";
import { measureCost, type Trace } from "./tasks.ts";

const origin = "http://127.0.0.1:5000";
const parse = (url: string, pid: number) => ({
  name: "ParseHTML",
  pid,
  tid: 1,
  args: { beginData: { url } },
});
const task = (ms: number, pid = 7, tid = 1) => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  pid,
  tid,
  tdur: ms * 1000,
});
const trace = (...traceEvents: Trace["traceEvents"]): Trace => ({ traceEvents });

test("the tasks of the page's main thread are added up", () => {
  const events = [parse(`${origin}/haku`, 7), task(10), task(20)];
  expect(measureCost(trace(...events), origin, 1)).toEqual({ cpu: 30, longest: 20, blocking: 0 });
});

test("tasks of other pages, processes and threads do not count", () => {
  const events = [
    parse("chrome://new-tab", 3),
    task(500, 3),
    parse(`${origin}/`, 7),
    task(500, 7, 2),
    task(4),
  ];
  expect(measureCost(trace(...events), origin, 1).cpu).toBe(4);
});

test("on a device four times slower, what tasks take beyond 50 ms blocks", () => {
  const events = [parse(`${origin}/`, 7), task(10), task(20), task(30)];
  expect(measureCost(trace(...events), origin, 4)).toEqual({ cpu: 60, longest: 120, blocking: 30 + 70 });
});

test("a trace without the page is an error", () => {
  expect(() => measureCost(trace(task(1)), origin, 1)).toThrow(/no page of/);
});
