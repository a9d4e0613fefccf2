import { memoize } from "../../memoize.ts";
import { attributeConcepts } from "./attributes.ts";
import type { Concept } from "./concept.ts";
import { firewoodConcepts, productConcepts } from "./products.ts";
import { serviceConcepts } from "./services.ts";

/** All concepts by token. */
export const conceptsByToken = memoize(
  () =>
    new Map<string, Concept>(
      [...firewoodConcepts, ...productConcepts, ...serviceConcepts, ...attributeConcepts].map((concept) => [
        concept.token,
        concept,
      ]),
    ),
);

/** Finds a concept by its token. */
export const findConcept = (token: string): Concept | undefined => conceptsByToken().get(token);

/** The token of a listing whose own field has the concept; a concept that is only mentioned does not get it. */
export const toExactToken = (token: string): string => `=${token}`;
