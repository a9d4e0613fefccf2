import { request } from "node:http";
import type { EventRequest } from "./event.ts";
import type { Post } from "./triggers.ts";

const timeout = 10 * 60_000;

/**
 * Posts events to the Functions emulator at `address`, which is host:port. Each event has its own connection: the server closes one that is
 * idle, and an event that is sent on it at that moment would be lost.
 */
export function createPost(address: string): Post {
  return ({ path, headers, body }: EventRequest) => {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        new URL(path, `http://${address}`),
        { method: "POST", agent: false, headers: { ...headers, "content-length": Buffer.byteLength(body) } },
        (answer) => {
          answer.resume();
          answer.on("end", () => resolve(answer.statusCode));
          answer.on("error", reject);
        },
      );
      outgoing.setTimeout(timeout, () => outgoing.destroy(new Error("The function did not answer in time.")));
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  };
}
