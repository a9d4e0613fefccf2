interface Translation {
  font: Element;
  /** What React has last written into the node. */
  text: string;
}

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === "font";

const isText = (node: Node): node is Text => node instanceof Text;

/** The outermost `<font>` around a node; undefined when there is none. */
function findFontAround(node: Node): Element | undefined {
  let found: Element | undefined;
  for (let parent = node.parentElement; isFont(parent); parent = parent.parentElement) found = parent;
  return found;
}

/** The `<font>` that has taken the place of a removed text node. */
function findReplacement(text: Text, record: MutationRecord, free: ReadonlySet<Node>): Element | undefined {
  const around = findFontAround(text);
  if (around) return around;
  const nearby = [...record.addedNodes, record.previousSibling, record.nextSibling];
  return nearby.filter(isFont).find((font) => free.has(font));
}

/**
 * A translator such as that of Chrome replaces each text node by a `<font>` element. React goes on writing into the node, which nobody sees,
 * and fails when it removes it: https://github.com/facebook/react/issues/11538. So the node returns, empty, in front of its translation. When React
 * writes into it, the new text is shown, and translated like any other; when React removes it, the translation goes with it.
 * @returns ends it
 */
export function keepTextNodes(root: Node): () => void {
  const translations = new WeakMap<Node, Translation>();
  const originals = new WeakMap<Node, Text>();

  function attach(text: Text, font: Element): void {
    const kept = translations.get(text);
    const value = kept?.text ?? text.data;
    if (font.contains(text)) text.replaceWith(value);
    text.data = "";
    font.before(text);
    translations.set(text, { font, text: value });
    originals.set(font, text);
  }

  function detach(text: Text): void {
    const { font } = translations.get(text) ?? {};
    translations.delete(text);
    if (!font) return;
    originals.delete(font);
    font.remove();
  }

  /** React has removed or moved a node in front of a translation. */
  function follow(text: Text, { font }: Translation): void {
    if (text.parentNode === null) detach(text);
    else if (text.nextSibling !== font) text.after(font);
  }

  /** The translator has removed a translation: for a newer one, or to show the original. */
  function restore(font: Element, record: MutationRecord): void {
    const text = originals.get(font);
    const kept = text && translations.get(text);
    if (!text || !kept || kept.font !== font || font.isConnected) return;
    originals.delete(font);
    const newer = [...record.addedNodes].find(isFont);
    if (newer) attach(text, newer);
    else {
      translations.delete(text);
      // React replaces the whole content of an element with a single text.
      if (!text.isConnected) return;
      for (const added of record.addedNodes) if (isText(added) && added !== text) added.remove();
      text.data = kept.text;
    }
  }

  function handleRemoved(removed: Node, record: MutationRecord, free: Set<Node>): void {
    if (isFont(removed)) restore(removed, record);
    if (!isText(removed)) return;
    const font = findReplacement(removed, record, free);
    const kept = translations.get(removed);
    if (font && !originals.has(font)) {
      free.delete(font);
      attach(removed, font);
    } else if (kept) follow(removed, kept);
  }

  function handle(records: MutationRecord[]): void {
    const free = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    for (const record of records) {
      if (record.type === "childList") {
        for (const removed of record.removedNodes) handleRemoved(removed, record, free);
      } else if (isText(record.target) && record.target.data !== "") detach(record.target);
    }
    // What has been changed here needs no answer.
    observer.takeRecords();
  }

  const observer = new MutationObserver(handle);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
