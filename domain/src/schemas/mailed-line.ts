import * as z from "zod/mini";
import { line, paragraphs } from "./primitives.ts";

/** Full stops of other scripts that browsers read as dots in a host name. */
const dots = /[\u3002\uff0e\uff61]/gu;

/** A scheme with slashes, `www.`, or a host name or an IPv4 address with a path, a query or a fragment. */
const webAddress =
  /[a-z][a-z\d+.-]*:\/\/|(?<![\p{L}\p{N}])www\.[\p{L}\p{N}]|(?<![\p{L}\p{N}])(?:(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?[/?#][^\s]/iu;

/** Written as browsers and mail programs read it: with plain letters, digits, dots and slashes. */
const hasWebAddress = (typed: string): boolean =>
  webAddress.test(typed.replaceAll(dots, ".").normalize("NFKC"));

/** A text that is too long is rejected anyway, and the pattern would take its time. */
const hasNoWebAddress = (max: number) =>
  z.refine<string>(
    (typed) => typed.length > max || !hasWebAddress(typed),
    "Poista verkko-osoite tästä kentästä.",
  );

/**
 * One line of typed text that our mails carry to people who do not know its writer: without a web address, of which their mail program would
 * make a link in our name.
 */
export const mailedLine = (max: number) => line(max).check(hasNoWebAddress(max));

/** As `mailedLine`, of several lines. */
export const mailedParagraphs = (max: number) => paragraphs(max).check(hasNoWebAddress(max));
