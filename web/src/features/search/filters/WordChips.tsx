import { toSearchText } from "@halkopiha/domain/search/criteria/to-search-text.ts";
import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { withoutCondition } from "./apply-conditions.ts";
import { FilterChip } from "./FilterChip.tsx";
import type { SearchState } from "./search-query.ts";

interface Props {
  address: SearchState;
  understood: Understood;
}

/** What was understood of the words of a search: each term and the place can be taken off. */
export function WordChips({ address, understood }: Props) {
  const { terms, place, conditions } = understood;
  return (
    <>
      {terms.map((term) => (
        <FilterChip
          key={term.label}
          address={address}
          text={term.label}
          without={{
            queryString: toSearchText({ ...understood, terms: terms.filter((other) => other !== term) }),
          }}
        />
      ))}
      {place && (
        <FilterChip
          address={address}
          text={place.label}
          without={{ queryString: toSearchText({ ...understood, place: null }) }}
        />
      )}
      {conditions.map(({ kind, label }) => (
        <FilterChip
          key={kind}
          address={address}
          text={label}
          without={{ queryString: withoutCondition(understood, kind) }}
        />
      ))}
    </>
  );
}

const formatWords = (words: readonly string[]) => words.map((word) => `”${word}”`).join(", ");

/** Says which words were guessed or not searched; nothing for a search that was understood as typed. */
export function WordNotes({ understood: { terms, place, ignored, unknownZip } }: Pick<Props, "understood">) {
  const guesses = [...terms, ...(place ? [place] : [])].filter(({ isGuess }) => isGuess);
  const notes = [
    ...guesses.map(({ typed, label }) => `Sanalla ”${typed}” haetaan: ${label}.`),
    ...(ignored.length > 0 ? [`Haku ei ottanut huomioon: ${formatWords(ignored)}.`] : []),
    ...(unknownZip ? [`Postinumeroa ${unknownZip} ei tunneta.`] : []),
  ];
  return notes.length > 0 && <p>{notes.join(" ")}</p>;
}
