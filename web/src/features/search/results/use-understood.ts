import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import { useEffect, useState } from "react";
import type { SearchRequest } from "./load-results.ts";

/** What the words of a search mean; undefined while the search is pending, and without words. */
export function useUnderstood(results: SearchRequest, hasWords: boolean): Understood | undefined {
  const [answer, setAnswer] = useState<{ results: SearchRequest; understood: Understood | undefined }>();
  const isKnown = results.first !== undefined;
  useEffect(() => {
    if (!hasWords || isKnown) return;
    let isCurrent = true;
    results.page.then(
      ({ understood }) => isCurrent && setAnswer({ results, understood }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [results, hasWords, isKnown]);
  if (!hasWords) return undefined;
  return results.understood ?? (answer?.results === results ? answer.understood : undefined);
}
