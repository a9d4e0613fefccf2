import { createServer, type Socket } from "node:net";
import type { Emulator } from "./emulator.ts";
import { createGrpcServer } from "./grpc.ts";
import type { Controls } from "./http/control.ts";
import { createHttpServer } from "./http/http-server.ts";

/** An open port that speaks gRPC and HTTP. */
export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Opens one port for both protocols and tells them apart by the first bytes of each connection. */
export function listen(
  emulator: Emulator,
  place: Place,
  controls: Omit<Controls, "emulator">,
): Promise<Running> {
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
    server.listen(place.port, place.host, () => {
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : place.port, close });
    });
  });
}

/** HTTP/2 with prior knowledge begins with "PRI", which is no method of HTTP/1.1. */
function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let head = Buffer.alloc(0);
  const look = () => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    head = Buffer.concat([head, chunk]);
    const start = head.toString("latin1", 0, 3);
    if (start.length < 3 && "PRI".startsWith(start)) return;
    socket.off("readable", look);
    socket.unshift(head);
    decide(start === "PRI");
  };
  socket.on("readable", look);
}
