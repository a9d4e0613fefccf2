import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
import { useAtom } from "jotai/react";
import { useCallback, useEffect, useState } from "react";
import { useRetryOnline } from "../../lib/connection/use-retry-online.ts";
import { operatorAtom } from "./operator-atom.ts";

/**
 * Who runs the market; null while it is unknown. A page that the server has rendered has it; others request it once, when a part that shows
 * it is wanted.
 */
export function useOperator(isWanted = true): OperatorDetails | null {
  const [operator, setOperator] = useAtom(operatorAtom);
  const [failure, setFailure] = useState<unknown>(null);
  const isMissing = isWanted && operator === undefined;
  const load = useCallback(async () => {
    try {
      // Imported lazily: the schema that parses the answer is in no page's first scripts.
      const { loadOperator } = await import("./load-operator.ts");
      setOperator(await loadOperator());
      setFailure(null);
    } catch (error) {
      // Without the details, and without the module, the page can be used.
      setFailure(error);
    }
  }, [setOperator]);
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  useRetryOnline(isMissing ? failure : null, load);
  return operator ?? null;
}
