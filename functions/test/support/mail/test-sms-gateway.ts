import { once } from "node:events";
import { createServer } from "node:http";
import { getPort } from "../port.ts";

interface Request {
  method: string | undefined;
  to: string | null;
  text: string | null;
  key: string | undefined;
}

/** A real HTTP gateway for text messages on a free port, with the requests it has received. */
export class TestSmsGateway {
  readonly requests: Request[] = [];
  /** Status of its responses. */
  status = 200;

  readonly #server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    const [to, text] = [searchParams.get("to"), searchParams.get("text")];
    this.requests.push({ method: request.method, to, text, key: request.headers.authorization });
    response.writeHead(this.status).end("{}");
  });

  async open(): Promise<void> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The value of `SMS_URL` for this gateway. */
  get url(): string {
    return `http://127.0.0.1:${getPort(this.#server)}/send?to={to}&text={text}`;
  }
}
