import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { answerCall, answerEachCall } from "./answer-calls.ts";
import { sampleLocalities, sampleRegions } from "./samples.ts";

/** Answers the calls for the sample regions and for their localities: those of one region, or all. */
export function answerAreaCalls(): void {
  answerCall(listRegions, { regions: sampleRegions });
  answerEachCall(listLocalities, ({ url }) => {
    const id = url.searchParams.get("region");
    return { localities: sampleLocalities.filter(({ region }) => id === null || region._id === id) };
  });
}
