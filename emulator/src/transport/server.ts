import { createServer, type Socket } from "node:net";
import type { Emulator } from "../call/emulator.ts";
import { createGrpcServer } from "./grpc-server.ts";
import type { ControlDeps } from "./http/control.ts";
import { createHttpServer } from "./http/http-server.ts";

/** A server that accepts gRPC and HTTP on one port. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** Opens one port for both protocols and distinguishes them by the first bytes of each connection. */
export function startServer(
  emulator: Emulator,
  endpoint: Endpoint,
  controls: Omit<ControlDeps, "emulator">,
): Promise<RunningServer> {
  const grpc = createGrpcServer(emulator);
  const http = createHttpServer({ ...controls, emulator });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    sniff(socket, (isHttp2) => (isHttp2 ? grpc : http).emit("connection", socket));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(endpoint.port, endpoint.host, () => {
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : endpoint.port, close });
    });
  });
}

/** HTTP/2 with prior knowledge begins with "PRI", which is no method of HTTP/1.1. */
function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let head = Buffer.alloc(0);
  const onReadable = () => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    head = Buffer.concat([head, chunk]);
    const start = head.toString("latin1", 0, 3);
    if (start.length < 3 && "PRI".startsWith(start)) return;
    socket.off("readable", onReadable);
    socket.unshift(head);
    decide(start === "PRI");
  };
  socket.on("readable", onReadable);
}
