import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { appUrl } from "./chromium.ts";

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
 * Lets a page subscribe, and allows it notifications: a headless browser has no push service, so that its `PushManager` alone is replaced. Call it before
 * the page is opened.
 */
export async function allowPush(page: Page, subscription: Subscription): Promise<void> {
  await page.context().grantPermissions(["notifications"], { origin: new URL(appUrl()).origin });
  await page.addInitScript((made) => {
    const key = "subscribed-to-push";
    const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(0) };
    const unsubscribe = async () => {
      localStorage.removeItem(key);
      return true;
    };
    const found = { options, toJSON: () => made, unsubscribe };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(key) === null ? null : found),
      subscribe: async () => {
        localStorage.setItem(key, "");
        return found;
      },
    });
  }, subscription);
}

/** Hands a notification to the service worker of a page as the browser's push service does, decrypted. */
export async function deliverPush(page: Page, notification: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const origin = `${new URL(appUrl()).origin}/`;
  const data = JSON.stringify(notification);
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await browser.detach();
}

/** The titles of the notifications that a page's service worker shows. */
export const listNotifications = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
