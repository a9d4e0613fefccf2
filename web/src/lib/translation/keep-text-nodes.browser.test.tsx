import { type ReactNode, useEffect } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { type Translator, translatePage, translators } from "../../testing/translate-page.ts";
import { keepTextNodes } from "./keep-text-nodes.ts";

interface Props {
  count: number;
  note?: string;
  hasIcon?: boolean;
  words?: readonly string[];
}

function Content({ count, note, hasIcon = false, words = [] }: Props): ReactNode {
  return (
    <main>
      <p>
        {hasIcon && <b>!</b>}
        Löytyi {count} tuotetta
        {note && ` (${note})`}
      </p>
      <p>{count}</p>
      <div>
        {words.map((word) => (
          <span key={word}>
            {word}, {count}
          </span>
        ))}
        lopuksi
      </div>
    </main>
  );
}

function Page(props: Props) {
  useEffect(() => keepTextNodes(document.body), []);
  return <Content {...props} />;
}

const lines = () => [...document.querySelectorAll("main > *")].map((line) => line.textContent);

for (const translator of Object.keys(translators) as Translator[]) {
  test(`a page whose translator ${translator} shows what changes, once`, async () => {
    const screen = await render(<Page count={1} note="uusi" words={["a", "b"]} />);
    translatePage(translator);
    await expect.poll(lines).toEqual(["Löytyi 1 tuotetta (uusi)", "1", "a, 1b, 1lopuksi"]);
    await screen.rerender(<Page count={2} note="uusi" words={["a", "b"]} />);
    await expect.poll(lines).toEqual(["Löytyi 2 tuotetta (uusi)", "2", "a, 2b, 2lopuksi"]);
    translatePage(translator);
    await screen.rerender(<Page count={3} hasIcon words={["b", "c", "a"]} />);
    await expect.poll(lines).toEqual(["!Löytyi 3 tuotetta", "3", "b, 3c, 3a, 3lopuksi"]);
    translatePage(translator);
    await screen.rerender(<Page count={3} note="" words={[]} />);
    await expect.poll(lines).toEqual(["Löytyi 3 tuotetta", "3", "lopuksi"]);
    await screen.rerender(<Page count={4} note="vanha" />);
    await expect.poll(lines).toEqual(["Löytyi 4 tuotetta (vanha)", "4", "lopuksi"]);
  });
}

test("a translation of a translation, and the return to the original, go on changing", async () => {
  const screen = await render(<Page count={1} />);
  const translateAgain = (text: string | null) => {
    for (const font of document.querySelectorAll("main p:first-child > font")) {
      const other = document.createElement("font");
      other.textContent = text ?? font.textContent;
      font.replaceWith(text === null ? (other.textContent ?? "") : other);
    }
  };
  translatePage();
  await expect.poll(lines).toEqual(["Löytyi 1 tuotetta", "1", "lopuksi"]);
  translateAgain("x");
  await expect.poll(() => lines()[0]).toBe("xxx");
  await screen.rerender(<Page count={2} />);
  await expect.poll(() => lines()[0]).toBe("x2x");
  translateAgain(null);
  await expect.poll(() => lines()[0]).toBe("Löytyi 2 tuotetta");
  await screen.rerender(<Page count={3} />);
  await expect.poll(() => lines()[0]).toBe("Löytyi 3 tuotetta");
});
