import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import type { DeviceSubscription } from "@halkopiha/domain/notifications/device-subscription.ts";
import { Notification } from "@halkopiha/domain/notifications/notification.ts";
import ece from "http_ece";
import * as z from "zod/mini";
import { getPort } from "../port.ts";

/** A pair of VAPID keys. */
export function createVapidKeys() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.alloc(32)
      .fill(pair.getPrivateKey(), 32 - pair.getPrivateKey().length)
      .toString("base64url"),
  };
}

interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Verifies the signature of a request (RFC 8292). @returns its claims and the public key */
export function readVapid({ headers }: PushRequest) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ format: "jwk", key: jwk });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const read = Claims.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  return { isSigned, publicKey: key, claims: read };
}

/** A browser's subscription at a push service, with the keys that decrypt what it gets. */
export class TestDevice {
  readonly subscription: DeviceSubscription;
  readonly path: string;
  readonly #pair: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16).toString("base64url");

  constructor(origin: string) {
    this.#pair.generateKeys();
    this.path = `/device/${randomBytes(8).toString("hex")}`;
    const keys = { p256dh: this.#pair.getPublicKey("base64url"), auth: this.#auth };
    this.subscription = { endpoint: `${origin}${this.path}`, keys };
  }

  /** Decrypts a request (RFC 8291). */
  decrypt({ body }: PushRequest): Notification {
    const options = { version: "aes128gcm", privateKey: this.#pair, authSecret: this.#auth } as const;
    return Notification.parse(JSON.parse(ece.decrypt(body, options).toString()));
  }
}

/** A push service on a free port that answers as it is told, with the requests that it has received. */
export class TestPushService {
  readonly requests: PushRequest[] = [];
  /** Statuses by device; 201 for all others. */
  readonly statuses = new Map<TestDevice, number>();
  readonly #devices: TestDevice[] = [];
  #location: string | null = null;

  readonly #server = createServer(async (request, response) => {
    const path = request.url ?? "";
    this.requests.push({ path, headers: request.headers, body: await buffer(request) });
    const device = this.#devices.find((known) => known.path === path);
    const status = (device && this.statuses.get(device)) ?? 201;
    response
      .writeHead(status, this.#location === null ? {} : { location: this.#location })
      .end("x".repeat(1000));
  });

  async open(): Promise<void> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${getPort(this.#server)}`;
  }

  /** Lets responses have a Location, as a redirect has. */
  redirectTo(location: string | null): void {
    this.#location = location;
  }

  createDevice(): TestDevice {
    const device = new TestDevice(this.origin);
    this.#devices.push(device);
    return device;
  }

  /** What a device was sent, decrypted. */
  listShown(device: TestDevice): Notification[] {
    return this.requests.filter(({ path }) => path === device.path).map((request) => device.decrypt(request));
  }
}
