import {
  listLocalities,
  listLocalitiesByRegion,
} from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { groupByRegion } from "@halkopiha/domain/reference-data/region.ts";
import { kuhmoinen, orivesi, sampleLocalities, sampleRegions } from "../samples/samples.ts";
import { answerCall, answerEachCall } from "./answer-calls.ts";

/** Answers the calls for the sample regions and for their localities: those of one region, all, or all by region. */
export function answerAreaCalls(): void {
  answerCall(listRegions, { regions: sampleRegions });
  const localitiesByRegion = groupByRegion([...sampleLocalities, orivesi, kuhmoinen]);
  answerCall(listLocalitiesByRegion, { localitiesByRegion });
  answerEachCall(listLocalities, ({ url }) => {
    const id = url.searchParams.get("region");
    return { localities: sampleLocalities.filter(({ region }) => id === null || region._id === id) };
  });
}
