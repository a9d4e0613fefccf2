import type { Server } from "node:net";
import * as z from "zod/mini";

/** The port of a listening server. */
export function getPort(server: Server): number {
  return z.object({ port: z.number() }).parse(server.address()).port;
}
