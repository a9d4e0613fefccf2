/** What `PageHead` writes into the head. */
const headTags = [
  "title",
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
].join();

const listHeadTags = () => [...document.head.querySelectorAll(headTags)];

const toKey = (tag: Element) =>
  [tag.localName, tag.getAttribute("name"), tag.getAttribute("property")].join(" ");

/** Removes the title and description that came with the HTML, for readers without scripts: the page renders its own. */
export function removeHeadTags(): void {
  for (const tag of listHeadTags()) tag.remove();
}

/**
 * Removes what came with the HTML and what the hydrated page has written anew, because it differs. React puts its title first, and appends all
 * else: of each kind that one is the page's own.
 */
export function removeOutdatedHeadTags(): void {
  const tags = listHeadTags();
  const own = new Map(tags.map((tag) => [toKey(tag), tag]));
  const title = tags.find(({ localName }) => localName === "title");
  if (title) own.set(toKey(title), title);
  for (const tag of tags) if (own.get(toKey(tag)) !== tag) tag.remove();
}
