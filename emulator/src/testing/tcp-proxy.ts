import { connect, createServer, type Socket } from "node:net";

/** A proxy whose connections can be dropped and redirected. */
export interface TcpProxy {
  readonly port: number;
  /** Drops every connection; clients can reconnect immediately. */
  dropConnections(): void;
  /** Forwards to another port from now on, and drops every connection. */
  redirect(to: number): void;
  close(): Promise<void>;
}

/** Opens a port that forwards to another one. */
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
