import type { ReviewSummary } from "./review-summary.ts";

/** What a buyer says of the order beside the stars, in the order of the form. Dryness is asked of firewood only. */
export const reviewFacts = ["dryness", "amount", "onTime"] as const;
export type ReviewFact = (typeof reviewFacts)[number];

/** What each fact is called, as a question of the form and as a line of the reviews. */
export const factLabels = {
  dryness: { question: "Oliko puu niin kuivaa kuin sovittiin?", label: "Kuivuus kuten sovittu" },
  amount: { question: "Oliko määrä se, joka sovittiin?", label: "Määrä kuten sovittu" },
  onTime: { question: "Tuliko tilaus sovittuun aikaan?", label: "Sovittuun aikaan" },
} as const satisfies Record<ReviewFact, { question: string; label: string }>;

/** The facts that anybody has said something of, with the share that said yes: `Kuivuus kuten sovittu 11/12`. */
export const listFactCounts = ({ facts }: ReviewSummary): { fact: ReviewFact; yes: number; of: number }[] =>
  reviewFacts
    .map((fact) => ({ fact, yes: facts[fact].yes, of: facts[fact].yes + facts[fact].no }))
    .filter(({ of }) => of > 0);
