import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { readAlerts } from "@halkopiha/domain/contract/shop/alerts.ts";
import { useEffect, useState } from "react";
import { api } from "../../lib/api/client.ts";

export type LinkedAlerts = ResponseBody<typeof readAlerts>;

/** Undefined while the alerts of a link load; null when they cannot be loaded. */
export function useLinkedAlerts(code: string): LinkedAlerts | null | undefined {
  const [loaded, setLoaded] = useState<LinkedAlerts | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: LinkedAlerts | null) => {
      if (isCurrent) setLoaded(answer);
    };
    api(readAlerts, { body: { token: code } }, { handlesErrors: true }).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return loaded;
}
