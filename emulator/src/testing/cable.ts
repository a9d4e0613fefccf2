import { connect, createServer, type Socket } from "node:net";

/** A connection to a port that can be cut and laid elsewhere. */
export interface Cable {
  readonly port: number;
  /** Cuts every connection; new ones can be made at once. */
  cut(): void;
  /** Leads to another port from now on. */
  lead(to: number): void;
  close(): Promise<void>;
}

/** Opens a port that leads to another one. */
export async function layCable(goal: number): Promise<Cable> {
  let to = goal;
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const lead = (next: number) => {
    to = next;
    cut();
  };
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    keep(near, far);
    keep(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const close = () => {
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: typeof address === "object" && address ? address.port : 0, cut, lead, close };
}
