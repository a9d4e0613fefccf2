import { describe, expect, test } from "vitest";
import { IncomingQueue } from "./incoming-queue.ts";
import { OutgoingQueue } from "./outgoing-queue.ts";

const numbered = (...numbers: number[]) => numbers.map((number) => ({ number, data: `m${number}` }));

describe("messages of the client", () => {
  test.each<[string, number[][], string[][]]>([
    ["are taken as they come", [[0, 1], [2]], [["m0", "m1"], ["m2"]]],
    [
      "are taken once, however often they are sent",
      [
        [0, 1],
        [0, 1],
        [1, 2],
      ],
      [["m0", "m1"], [], ["m2"]],
    ],
    ["wait for those before them", [[1], [2], [0]], [[], [], ["m0", "m1", "m2"]]],
  ])("%s", (_, posts, taken) => {
    const inbox = new IncomingQueue();
    expect(posts.map((numbers) => inbox.take(numbered(...numbers)))).toEqual(taken);
  });
});

describe("arrays for the client", () => {
  test("are numbered from 1 and sent together, once", () => {
    const outbox = new OutgoingQueue();
    outbox.add(["noop"]);
    outbox.add([{ a: "ä" }]);
    expect(outbox.sent).toBe(0);
    expect(outbox.take()).toBe('[[1,["noop"]],[2,[{"a":"ä"}]]]');
    expect(outbox.take()).toBeUndefined();
    expect(outbox.sent).toBe(2);
  });

  test("are sent again from the first that is not acknowledged", () => {
    const outbox = new OutgoingQueue();
    for (const name of ["a", "b", "c"]) outbox.add([name]);
    outbox.take();
    outbox.add(["d"]);
    outbox.acknowledge(1);
    outbox.rewind();
    expect(outbox.sent).toBe(1);
    expect(outbox.take()).toBe('[[2,["b"]],[3,["c"]],[4,["d"]]]');
  });

  test("are forgotten when they are acknowledged", () => {
    const outbox = new OutgoingQueue();
    outbox.add(["a"]);
    outbox.take();
    expect(outbox.pending).toBe('[1,["a"]]'.length);
    outbox.acknowledge(1);
    outbox.rewind();
    expect(outbox.pending).toBe(0);
    expect(outbox.take()).toBeUndefined();
    outbox.add(["b"]);
    expect(outbox.take()).toBe('[[2,["b"]]]');
  });
});
