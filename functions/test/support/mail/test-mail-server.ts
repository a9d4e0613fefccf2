import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { getPort } from "../port.ts";

/** A real mail server on a free port, with the mails it has received. */
export class TestMailServer {
  readonly received: Email[] = [];
  /** Rejects each recipient with this code when set, such as 550. */
  rejectCode: number | null = null;
  #server: SMTPServer | null = null;
  #port = 0;

  readonly #options: SMTPServerOptions = {
    // Plain text, so that tests can read the password and no certificate is needed.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _, answer) => {
      const known = username === "halkopiha" && password === "s@lainen";
      answer(known ? null : new Error("Wrong password"), { user: username });
    },
    onRcptTo: (_, __, answer) => {
      const rejection =
        this.rejectCode === null
          ? null
          : Object.assign(new Error("No such box"), { responseCode: this.rejectCode });
      answer(rejection);
    },
    onData: (stream, _, answer) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          this.received.push(mail);
          answer(null);
        }, answer);
    },
  };

  /** Listens on a free port, and after reopening on the same port. */
  async open(): Promise<void> {
    this.#server = new SMTPServer(this.#options);
    const listening = this.#server.listen(this.#port, "127.0.0.1");
    await once(listening, "listening");
    this.#port = getPort(listening);
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The value of `SMTP_URL` for this server. */
  get url(): string {
    return `smtp://halkopiha:s%40lainen@127.0.0.1:${this.#port}`;
  }

  /** The only received mail. */
  get singleMail(): Email {
    const [mail, ...rest] = this.received;
    if (!mail || rest.length > 0) throw new Error(`${this.received.length} mails were received`);
    return mail;
  }
}
