/** Why a private seller's personal identity code is asked, and who sees it: Council Directive (EU) 2021/514 (DAC7) asks it of platforms. */
export const personalIdHint =
  "Alustan on ilmoitettava myyjien tulot verottajalle, ja siihen tarvitaan henkilötunnus. Se tallennetaan salattuna, eikä sitä näytetä kenellekään.";
