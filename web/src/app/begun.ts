interface Begun {
  answer: Promise<Response>;
  /** Whose answer it is: the header it was asked for with. */
  authorization: string | null;
}

/** Answers that were asked for before the app stood, by their addresses. */
const begun = new Map<string, Begun>();

/** Milliseconds after which an answer that nobody has taken is too old; a slow net may take as long to bring the app. */
const lifetime = 60_000;

/**
 * Asks for an answer that the page is going to need, as the one with this token if it is theirs alone. Only what is on its way
 * with the app is sooner there.
 */
export function begin(address: string, token?: string): Promise<Response> {
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const headers = { accept: "application/json", ...(authorization !== null && { authorization }) };
  const answer = fetch(address, { headers });
  // Whoever needs it is told.
  answer.catch(() => undefined);
  begun.set(address, { answer, authorization });
  setTimeout(() => begun.delete(address), lifetime);
  return answer.then((response) => response.clone());
}

function take(address: string, headers: HeadersInit | undefined): Promise<Response> | undefined {
  const { answer, authorization } = begun.get(address) ?? {};
  begun.delete(address);
  const isTheirs = !authorization || authorization === new Headers(headers).get("authorization");
  return isTheirs ? answer : undefined;
}

/** `fetch`, which does not ask again for what has been begun. */
export const fetchBegun: typeof fetch = (url, init = {}) => {
  const mayBeEarlier = (init.method ?? "GET") === "GET" && init.cache !== "reload";
  return (mayBeEarlier && take(String(url), init.headers)) || fetch(url, init);
};
