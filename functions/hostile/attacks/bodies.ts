import { gzipSync } from "node:zlib";
import { buildPath, type Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { Client } from "../../test/support/api.ts";
import { type Campaign, gain } from "./attack.ts";

const calls: readonly Call[] = Object.values(table);
const taking = calls.filter(({ body, upload }) => body || upload);

/** Five million zeros, compressed to five kilobytes. */
const bomb = gzipSync(Buffer.alloc(5_000_000));
const encodings = ["gzip", "deflate", "br", "gzip, gzip", "identity, gzip"] as const;

/** A path of the call with an id that does not exist. */
const pathTo = (call: Call) =>
  buildPath(call, call.path.includes(":id") ? { id: "ulkopuolinen" } : undefined);

/** Compressed bodies, sent to every call that accepts a body. */
export function bodyCampaign(): Campaign {
  const attacks = taking.flatMap((call) =>
    encodings.map((encoding) => ({
      name: `${call.method} ${call.path} with ${encoding}`,
      attempt: async () => {
        const { status, body } = await new Client().send(call.method, pathTo(call), {
          headers: { "content-type": "application/json", "content-encoding": encoding },
          body: bomb,
        });
        return gain(status, [401, 413, 415], body);
      },
    })),
  );
  return { kind: "packed bodies", attacks };
}
