// Words of conditions that lose their last sounds in speech.

const months = "tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras";

/** Spoken words, folded, and how they are written. `joulukuus` is left out, as it is an unfinished joulukuusi. */
const spokenWords: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/^vii?m+(?:ei?|i)sta(?:an?|n)$/, "viimeistaan"],
  [/^(korkeint|enint|vahint|enimmill|maksimiss|aikaisint)a(?:an?|n)$/, "$1aan"],
  [/^menn?es(?:s|sa|a)?$/, "mennessa"],
  [/^(?:enne|ennenkun?|ennen?ku)$/, "ennen"],
  [/^jalkee$/, "jalkeen"],
  [/^sisal(?:l|a)?$/, "sisalla"],
  [/^(sisaa|loppuu|alkuu)$/, "$1n"],
  [/^(alu|lopu|kulue)s$/, "$1ssa"],
  [/^paast$/, "paasta"],
  [/^(viiko|kuukaude|paiva|vuorokaude)s$/, "$1ssa"],
  [new RegExp(`^((?:${months})kuu)s$`), "$1ssa"],
  [/^viikol$/, "viikolla"],
  [/^ast$/, "asti"],
];

/** A folded word as it is written: `viimestään` is viimeistään, `mennes` is mennessä. Any other word as it is. */
export function toWrittenWord(word: string): string {
  const found = spokenWords.find(([spoken]) => spoken.test(word));
  return found ? word.replace(...found) : word;
}
