/** An answer that the device has kept. */
export interface KeptAnswer {
  text: string;
  /** When it was cached: ISO 8601. */
  at: string;
}

/** What an answer of a list tells of a product; the page checks it with the schemas, which are too heavy for the service worker. */
interface SeenProduct {
  product: object;
  /** Null unless the list was that of the seller. */
  seller: object | null;
  similar: [];
}

/** The first object within a JSON value that has this id and all of these properties. */
function findObject(value: unknown, id: unknown, names: readonly string[]): object | null {
  if (typeof value !== "object" || value === null) return null;
  if ("_id" in value && value._id === id && names.every((name) => name in value)) return value;
  for (const part of Object.values(value)) {
    const found = findObject(part, id, names);
    if (found) return found;
  }
  return null;
}

function findInAnswer(text: string, id: string): SeenProduct | null {
  // Parsing every answer would take a phone long.
  if (!text.includes(JSON.stringify(id))) return null;
  const answer: unknown = JSON.parse(text);
  const product = findObject(answer, id, ["price", "owner"]);
  if (!product || !("user_id" in product)) return null;
  return { product, seller: findObject(answer, product.user_id, ["deliveryLocations"]), similar: [] };
}

/** What the newest answer with this product tells of it, and when that was cached; null when no list with it was seen. */
export function findSeenProduct(
  id: string,
  answers: readonly KeptAnswer[],
): { body: SeenProduct; at: string } | null {
  for (const { text, at } of answers.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const body = findInAnswer(text, id);
    if (body) return { body, at };
  }
  return null;
}
