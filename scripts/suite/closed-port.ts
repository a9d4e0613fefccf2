import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Interval between connection attempts, in milliseconds. A port counts as closed when it rejects twice in a row. */
const interval = 1000;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Resolves with the name of the first port at which no process listens any more. A suspended process still listens.
 * @throws AbortError when `signal` is aborted first
 */
export async function waitForClosedPort(
  ports: Readonly<Record<string, number>>,
  signal: AbortSignal,
  pause = interval,
): Promise<string> {
  let suspects: string[] = [];
  for (;;) {
    await setTimeout(pause, undefined, { signal });
    const open = await Promise.all(Object.values(ports).map(isOpen));
    const closed = Object.keys(ports).filter((_, index) => !open[index]);
    const gone = closed.find((name) => suspects.includes(name));
    if (gone) return gone;
    suspects = closed;
  }
}
