import { describe, expect, test } from "vitest";
import { readForm, readHeaders, readNumber } from "./form.ts";

const encoded = (text: string) => encodeURIComponent(text);

describe("a form", () => {
  test.each<[string, string, { number: number; data: string }[]]>([
    ["nothing", "", []],
    ["no message", "count=0", []],
    ["one message", 'count=1&ofs=0&req0___data__=%7B"a":1%7D', [{ number: 0, data: '{"a":1}' }]],
    [
      "later messages, numbered from their offset",
      "count=2&ofs=7&req0___data__=a&req1___data__=b",
      [
        { number: 7, data: "a" },
        { number: 8, data: "b" },
      ],
    ],
    [
      "what a form must encode",
      `count=1&ofs=0&req0___data__=${encoded("ä \u{1f600} + & = %\n")}`,
      [{ number: 0, data: "ä \u{1f600} + & = %\n" }],
    ],
    [
      "a message that the client could not encode",
      "count=1&ofs=3&req0_type=_badmap",
      [{ number: 3, data: "" }],
    ],
  ])("carries %s", (_, body, messages) => {
    expect(readForm(body).messages).toEqual(messages);
  });

  test("carries the headers of the call, named without regard to case", () => {
    const headers = encoded(
      "Authorization:Bearer a.b.c\r\nX-Goog-Api-Client:gl-js/ fire/12\r\nurl:http://x\r\n",
    );
    expect(readForm(`headers=${headers}&count=0`).headers).toEqual(
      new Map([
        ["authorization", "Bearer a.b.c"],
        ["x-goog-api-client", "gl-js/ fire/12"],
        ["url", "http://x"],
      ]),
    );
  });

  test.each(["count=-1", "count=x", "count=1.5", "count=1&ofs=y", "count=1001"])("%s is rejected", (body) => {
    expect(() => readForm(body)).toThrow(/natural number|more than/);
  });
});

test("headers without a name or a colon are passed over", () => {
  expect(readHeaders("\r\n:x\r\nnothing\r\na:b")).toEqual(new Map([["a", "b"]]));
});

test("a number that is absent is 0", () => {
  expect(readNumber(new URLSearchParams("AID=12"), "AID")).toBe(12);
  expect(readNumber(new URLSearchParams(), "AID")).toBe(0);
});
