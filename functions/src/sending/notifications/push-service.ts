import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { type ClientRequest, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import {
  type DeviceSubscription,
  isPublicEndpoint,
} from "@halkopiha/domain/notifications/device-subscription.ts";
import ipaddr from "ipaddr.js";
import {
  isLocal,
  isPushConfigured,
  mailFrom,
  readSecret,
  vapidPrivateKey,
  vapidPublicKey,
} from "../../config.ts";
import { sha256 } from "../../store/firestore/sha256.ts";

/** Timeout of a push service, in milliseconds. */
const timeout = 10_000;
/** Time for which a push service keeps a notification for a device that is switched off, in seconds. */
const timeToLive = 24 * 60 * 60;
/** Letters of a topic. RFC 8030 */
const topicLength = 32;

/** An error of a push service, or an address that none may have. */
export class PushServiceError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`A push service has not taken a notification: ${code}`);
    this.code = code;
  }
}

/** The keys with which push services know us, and whom they write to; null when they are not configured. */
export function getVapidDetails() {
  const privateKey = readSecret(vapidPrivateKey);
  if (!isPushConfigured() || privateKey === null) return null;
  const address = /<([^<>]+)>\s*$/.exec(mailFrom.value())?.[1] ?? mailFrom.value().trim();
  return { subject: `mailto:${address}`, publicKey: vapidPublicKey.value(), privateKey };
}

/** Whether a subscription may have this endpoint. With the emulators, that of a test is on this machine. */
export function isEndpointAllowed(endpoint: string): boolean {
  if (isPublicEndpoint(endpoint)) return true;
  return isLocal() && URL.canParse(endpoint) && new URL(endpoint).hostname === "127.0.0.1";
}

const isPublicAddress = ({ address }: LookupAddress) => ipaddr.process(address).range() === "unicast";

/** Resolves a name, unless it leads into a private network: a public name may have any address. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }).then(
    (addresses) => {
      const [first] = addresses;
      if (!first || !addresses.every(isPublicAddress)) callback(new PushServiceError("PUSHADDRESS"), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, []),
  );
};

interface PushRequest {
  endpoint: string;
  method: "POST" | "GET";
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** Sends a request without following redirects, and reads nothing of the answer but its status. */
function post({ endpoint, method, headers, body }: PushRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal: AbortSignal.timeout(timeout) };
    const outgoing: ClientRequest = endpoint.startsWith("https:")
      ? httpsRequest(endpoint, { ...options, lookup: lookupPublic })
      : httpRequest(endpoint, options);
    outgoing.once("error", reject);
    outgoing.once("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.end(body ?? undefined);
  });
}

/** An encrypted notification for one device. */
export interface Sending {
  subscription: DeviceSubscription;
  payload: string;
  /** The id of the message: of those with the same one, a push service delivers the last. */
  id: string;
}

/**
 * Hands a notification to the push service of a device, encrypted for that device (RFC 8291) and signed (RFC 8292).
 * @returns whether the device is still subscribed
 * @throws PushServiceError, or an error of the network
 */
export async function sendToDevice(
  { subscription, payload, id }: Sending,
  vapidDetails: NonNullable<ReturnType<typeof getVapidDetails>>,
): Promise<boolean> {
  if (!isEndpointAllowed(subscription.endpoint)) throw new PushServiceError("PUSHADDRESS");
  // Loaded on first use: most functions never send a notification, and this keeps their cold starts short.
  const { default: webPush } = await import("web-push");
  const topic = sha256(id).toString("base64url").slice(0, topicLength);
  const details = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails,
    TTL: timeToLive,
    urgency: "high",
    topic,
    contentEncoding: "aes128gcm",
  });
  const status = await post(details as PushRequest);
  if (status === 404 || status === 410) return false;
  if (status < 200 || status > 299) throw new PushServiceError(`PUSH${status}`);
  return true;
}
