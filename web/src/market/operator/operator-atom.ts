import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
import { atom } from "jotai/vanilla";

/** Who runs the market: undefined until it is loaded, null until root has entered it. */
export const operatorAtom = atom<OperatorDetails | null | undefined>(undefined);
