/** What a buyer is offered for a recalled product; at least two of them, and the buyer chooses (General Product Safety Regulation art. 37). */
export const recallRemedies = ["repair", "replacement", "refund"] as const;
export type RecallRemedy = (typeof recallRemedies)[number];

export const recallRemedyLabels = {
  repair: "Tuotteen korjaus",
  replacement: "Vaihto turvalliseen tuotteeseen, joka on vähintään saman arvoinen ja laatuinen",
  refund: "Hinnan palautus, vähintään maksamasi hinta",
} as const satisfies Record<RecallRemedy, string>;

/** Number of remedies that are offered at least. */
export const minRemedies = 2;

/**
 * The states of a recall: its buyers are being told; all of them have been told; it has been taken back and those who were told are told so;
 * it has been taken back.
 */
export const recallStates = ["notifying", "notified", "correcting", "takenBack"] as const;
export type RecallState = (typeof recallStates)[number];

export const recallStateLabels = {
  notifying: "Ostajille kerrotaan",
  notified: "Ostajille on kerrottu",
  correcting: "Peruttu, ostajille kerrotaan",
  takenBack: "Peruttu",
} as const satisfies Record<RecallState, string>;

/** How a buyer is told: by mail, by text message where there is no address, or not at all. */
export type RecallChannel = "mail" | "sms" | null;

/** The headline of every recall notice (art. 36(2)(a); Implementing Regulation (EU) 2024/1435). */
export const recallHeadline = "TUOTETURVALLISUUTTA KOSKEVA TAKAISINVETO";

/** What every notice asks for first (art. 36(2)(d)). */
export const stopUsing = "Lopeta tuotteen käyttö heti.";

/** What is said of the remedies besides their list (art. 37). */
export const remedyNote =
  "Myyjä tarjoaa sinulle maksutta yhden näistä, ja sinä valitset, minkä. Palauttaminen ei maksa sinulle mitään, ja jos tuotetta ei ole helppo siirtää, myyjä järjestää noudon.";

/** The same for the seller. */
export const sellerRemedyNote =
  "Tarjoa ostajalle maksutta yhden näistä, ja ostaja valitsee, minkä. Palauttaminen ei maksa sinulle mitään, ja jos tuotetta ei ole helppo siirtää, myyjä järjestää noudon.";

/** What a notice asks its reader to do for others (art. 36(2)(g)). */
export const shareNote = "Kerro takaisinvedosta myös niille, joille olet antanut tuotetta.";
