import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";

/** A push service on this machine, which counts what it gets; the tests of the API decrypt it. */
export class PushServer {
  readonly paths: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    this.paths.push(request.url ?? "");
    response.writeHead(201).end();
  });

  async open(): Promise<void> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A subscription with keys that something can be encrypted for. */
  createSubscription() {
    const address = this.#server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    return {
      endpoint: `http://127.0.0.1:${port}/${randomBytes(6).toString("hex")}`,
      keys: { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
    };
  }
}

type Subscription = ReturnType<PushServer["createSubscription"]>;

/**
 * Lets a page subscribe, and allows it notifications. A headless browser has neither a push service nor notifications: both are replaced, so
 * the tests of the service worker show what it does with a message. Call it before the page is opened.
 */
export async function allowPush(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((made) => {
    const key = "subscribed-to-push";
    const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(0) };
    const unsubscribe = async () => {
      localStorage.removeItem(key);
      return true;
    };
    const found = { options, toJSON: () => made, unsubscribe };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : found),
      subscribe: async () => {
        localStorage.setItem(key, "");
        return found;
      },
    });
  }, subscription);
}
