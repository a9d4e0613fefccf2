import { connect, createServer, type Socket } from "node:net";

/** A connection to a port that can be cut and laid elsewhere. */
export interface TcpProxy {
  readonly port: number;
  /** Cuts every connection; new ones can be made at once. */
  dropConnections(): void;
  /** Leads to another port from now on. */
  redirect(to: number): void;
  close(): Promise<void>;
}

/** Opens a port that leads to another one. */
export async function startTcpProxy(goal: number): Promise<TcpProxy> {
  let to = goal;
  const sockets = new Set<Socket>();
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const redirect = (next: number) => {
    to = next;
    dropConnections();
  };
  const forward = (socket: Socket, other: Socket) => {
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
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const close = () => {
    dropConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    dropConnections,
    redirect,
    close,
  };
}
