import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { findTermsInForce } from "@halkopiha/domain/terms/terms-versions.ts";
import { useSyncExternalStore } from "react";
import { getToday } from "../../../lib/format/today.ts";
import { TermsPage } from "./TermsPage.tsx";

/** The day of the build: what the prerendered page shows, and is hydrated with. */
const builtOn: CalendarDay = import.meta.env["BUILT_ON"];

const subscribe = () => () => undefined;

/** The terms of use that are in force today. */
export function Component() {
  const today = useSyncExternalStore(subscribe, getToday, () => builtOn);
  return <TermsPage terms={findTermsInForce(today)} today={today} />;
}
