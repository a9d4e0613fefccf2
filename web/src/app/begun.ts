/** Answers that were asked for before the app stood, by their addresses. */
const begun = new Map<string, Promise<Response>>();

/** Asks for a public answer that the page is going to need. Only what is on its way with the app is sooner there. */
export function begin(address: string): Promise<Response> {
  const answer = fetch(address, { headers: { accept: "application/json" } });
  // Whoever needs it is told.
  answer.catch(() => undefined);
  begun.set(address, answer);
  return answer.then((response) => response.clone());
}

/** `fetch`, which does not ask again for what has been begun. */
export const fetchBegun: typeof fetch = (url, init) => {
  const answer = begun.get(String(url));
  begun.delete(String(url));
  return answer ?? fetch(url, init);
};
