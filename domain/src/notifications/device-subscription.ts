import * as z from "zod/mini";
import { Id, Instant } from "../schemas/primitives.ts";

/** The part of the class URL that is used here; browsers and Node have it. */
declare const URL: {
  new (
    url: string,
  ): Readonly<Record<"protocol" | "hostname" | "port" | "username" | "password" | "hash", string>>;
  canParse(url: string): boolean;
};

/** Maximum number of a user's devices: another one takes the place of the one that was subscribed longest ago. */
export const maxUserDevices = 10;

/** The same for the devices of one order's buyer. */
export const maxOrderDevices = 3;

/** Maximum number of orders that one device is notified of as a buyer's; the oldest are forgotten first. */
export const maxDeviceOrders = 20;

/** Names of hosts within a network, which no push service has. */
const privateDomains =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|test|example|invalid|onion)$/;

/** A name with at least one dot, whose last label no number is: an IPv4 address, however it was written, is none once a URL is parsed. */
const publicName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Whether a URL may be that of a push service: over TLS, at the usual port of a public name. The server posts to it, so a browser must not be able to
 * name an address within our network.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  const isPlain = protocol === "https:" && `${port}${username}${password}${hash}` === "";
  return isPlain && hostname.length <= 253 && publicName.test(hostname) && !privateDomains.test(hostname);
}

/** Its host is checked where it is stored (`isPublicEndpoint`): that of a test is not public. */
const Endpoint = z
  .string()
  .check(z.maxLength(1000), z.regex(/^https?:\/\/[!-~]+$/, "Osoite on virheellinen."));

/** The secret of a subscription, which only the browser and the server know: 16 bytes. */
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}$/));

/** What a browser's `PushSubscription` has for the server. RFC 8291 */
export const DeviceSubscription = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** The device's public key: an uncompressed point on P-256, 65 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: AuthSecret,
  }),
});
export type DeviceSubscription = z.infer<typeof DeviceSubscription>;

/** What proves that a subscription was one's own: the push service knows the endpoint too, but not the secret. */
export const FormerSubscription = z.object({ endpoint: Endpoint, auth: AuthSecret });

/** A device that is notified, for the user's own list. `_id`: the SHA-256 of the endpoint, in hex. */
export const NotifiedDevice = z.object({
  _id: Id,
  /** Browser and system, without versions. */
  device: z.string(),
  createdAt: Instant,
  /** When it was last notified, or has said that it still is subscribed. */
  lastUsedAt: Instant,
});
export type NotifiedDevice = z.infer<typeof NotifiedDevice>;
