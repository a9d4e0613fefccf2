import * as z from "zod/mini";
import { Id } from "../schemas/primitives.ts";
import { maxCompared, maxDoorPrices } from "./catalogue.ts";
import { wantedQuery } from "./search.ts";

/** Ids of products with commas between them, each counted once. */
const idList = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((ids) => [...new Set(ids.split(","))]),
    ),
    z.array(Id).check(z.minLength(1), z.maxLength(max)),
  );

/** The query of `GET /api/offers`. */
export const Comparison = z.object({ ids: idList(maxCompared), ...wantedQuery });

/** The query of `GET /api/doorprices`. */
export const DoorPriceQuery = z.object({ ids: idList(maxDoorPrices), ...wantedQuery, to: Id });
