import type { WorkboxPlugin } from "workbox-core";

const others: Readonly<Record<string, string>> = { "320": "960", "960": "320" };

/** The address of a product's image in the other of its two stored widths; null for any other file. */
export function toOtherSize(address: string): string | null {
  const url = new URL(address);
  const path = url.pathname.replace(/-(320|960)(?=\.webp$)/, (_, width: string) => `-${others[width]}`);
  if (path === url.pathname) return null;
  url.pathname = path;
  return url.href;
}

/** Without a connection an image is shown in the size that was seen: a card has loaded a smaller one than the product's page asks for. */
export const otherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const other = toOtherSize(request.url);
    // Each size has a token of its own in its query.
    return other === null ? undefined : caches.match(other, { ignoreSearch: true, ignoreVary: true });
  },
};
