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

/**
 * Removes the title and description that came with the HTML as soon as the page has rendered its own title. Until then, they stay: a document
 * always has a title.
 */
export function replaceHeadTags(): void {
  const written = listHeadTags();
  const isNew = (tag: Element) => !written.includes(tag);
  const observer = new MutationObserver(() => {
    if (![...document.head.querySelectorAll("title")].some(isNew)) return;
    observer.disconnect();
    for (const tag of written) tag.remove();
  });
  observer.observe(document.head, { childList: true });
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
