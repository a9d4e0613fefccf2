import fc from "fast-check";
import { expect, test } from "vitest";
import { FrameReader, frame } from "./grpc-frames.ts";

test("messages come out as they went in, however the bytes are cut", () => {
  const messages = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(messages, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sent, cuts) => {
      const bytes = Buffer.concat(sent.map(frame));
      const reader = new FrameReader();
      const read: Buffer[] = [];
      for (let at = 0, cut = 0; at < bytes.length; cut++) {
        const size = cuts[cut % cuts.length] ?? 1;
        read.push(...reader.read(bytes.subarray(at, at + size)));
        at += size;
      }
      expect(read.map((message) => [...message])).toEqual(sent.map((message) => [...message]));
    }),
  );
});

test("a compressed message is rejected", () => {
  const compressed = frame(Buffer.from("x"));
  compressed[0] = 1;
  expect(() => [...new FrameReader().read(compressed)]).toThrow("Compressed messages are not supported.");
});
