import type { ProseSection } from "../../../ui/layout/Prose.tsx";
import * as first from "./version-1.tsx";
import * as second from "./version-2.tsx";

const texts: Readonly<Record<number, readonly ProseSection[]>> = { 1: first.sections, 2: second.sections };

/**
 * The sections of a version of the terms of use.
 * @throws RangeError for a version without a text
 */
export function getTermsText(version: number): readonly ProseSection[] {
  const text = texts[version];
  if (!text) throw new RangeError(`version ${version} of the terms has no text`);
  return text;
}
