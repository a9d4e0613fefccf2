/** Ways in which translators put `<font>` elements in the place of text nodes. */
export const translators = {
  "replaces the node": (text: Text, font: HTMLElement, inner: HTMLElement) => {
    inner.textContent = text.data;
    text.replaceWith(font);
  },
  "wraps the node": (text: Text, font: HTMLElement, inner: HTMLElement) => {
    text.replaceWith(font);
    inner.append(text);
  },
  "inserts the translation, then removes the node": (text: Text, font: HTMLElement, inner: HTMLElement) => {
    inner.textContent = text.data;
    text.before(font);
    text.remove();
  },
} as const;

export type Translator = keyof typeof translators;

/** Translates every text of the page, as Chrome's translator does: in two nested `<font>` elements. */
export function translatePage(
  translator: Translator = "replaces the node",
  root: Node = document.body,
): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isTranslated = node.parentElement?.closest("script, style, font, option, textarea") === null;
    if (node instanceof Text && isTranslated && node.data.trim() !== "") texts.push(node);
  }
  for (const text of texts) {
    const font = document.createElement("font");
    const inner = document.createElement("font");
    font.append(inner);
    translators[translator](text, font, inner);
  }
}
