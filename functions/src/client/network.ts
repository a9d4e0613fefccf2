import ipaddr from "ipaddr.js";

/** The IPv4 address that an IPv6 address of 6to4 or NAT64 stands for; null for all others. */
function findEmbeddedIPv4(address: ipaddr.IPv6): string | null {
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === "6to4") return bytes.slice(2, 6).join(".");
  return range === "rfc6052" ? bytes.slice(12).join(".") : null;
}

/**
 * The network of a client, for rate limits: an IPv4 address, or the /64 of an IPv6 address, of which one household has 2^64. It is only
 * counted, shown to nobody but root, who sees their own, and never logged.
 */
export function toNetwork(ip: string | undefined): string {
  if (ip === undefined || !ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return findEmbeddedIPv4(address) ?? toPrefix(address.toNormalizedString(), 64);
}

const toPrefix = (address: string, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;

/** The /56 of a network of `toNetwork`, which providers give to one household; null for IPv4. */
export function findSite(network: string): string | null {
  return network.endsWith("/64") ? toPrefix(network.slice(0, -"/64".length), 56) : null;
}
