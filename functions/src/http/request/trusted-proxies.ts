import type { Express } from "express";
import ipaddr from "ipaddr.js";
import { trustedProxies } from "../../config.ts";

/**
 * The CDN in front of Hosting (https://api.fastly.com/public-ip-list, read on 2026-11-22). Hosting forwards the visitor's address in
 * X-Forwarded-For and connects from one of these networks; a client that bypasses Hosting connects from elsewhere and is counted by its own
 * address, whatever its header contains.
 */
const hostingProxies = [
  "23.235.32.0/20",
  "43.249.72.0/22",
  "103.244.50.0/24",
  "103.245.222.0/23",
  "103.245.224.0/24",
  "104.156.80.0/20",
  "140.248.64.0/18",
  "140.248.128.0/17",
  "146.75.0.0/17",
  "151.101.0.0/16",
  "157.52.64.0/18",
  "167.82.0.0/17",
  "167.82.128.0/20",
  "167.82.160.0/20",
  "167.82.224.0/20",
  "172.111.64.0/18",
  "185.31.16.0/22",
  "199.27.72.0/21",
  "199.232.0.0/16",
  "2a04:4e40::/32",
  "2a04:4e42::/32",
];

/** Google's front end, and locally the emulators, connect from addresses that no visitor can have. */
const internalRanges: readonly string[] = ["loopback", "linkLocal", "private", "uniqueLocal"];

type Network = ReturnType<typeof ipaddr.parseCIDR>;
let networks: Network[] | undefined;

function proxyNetworks(): Network[] {
  networks ??= [...hostingProxies, ...trustedProxies.value().split(/[\s,]+/)]
    .filter((network) => network !== "")
    .map((network) => ipaddr.parseCIDR(network));
  return networks;
}

/** Whether an address belongs to a proxy whose X-Forwarded-For entry is trusted. */
function isProxy(address: string | undefined): boolean {
  // Local sockets have no address.
  if (address === undefined) return true;
  if (!ipaddr.isValid(address)) return false;
  const hop = ipaddr.process(address);
  if (internalRanges.includes(hop.range())) return true;
  return proxyNetworks().some(([network, bits]) => hop.kind() === network.kind() && hop.match(network, bits));
}

/** Makes `request.ip` the nearest hop that is not a trusted proxy: everything before it in X-Forwarded-For was written by the client. */
export function trustProxies(app: Express): void {
  app.set("trust proxy", isProxy);
}
