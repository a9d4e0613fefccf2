import type { Result } from "lighthouse";

/** The lowest scores that pass, out of 100. For a seller, the app renders the largest text only after it has loaded the account. */
const minPerformance = { visitor: 95, seller: 92 } as const;
const minOtherScore = 100;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const milliseconds = {
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
} as const;

/** Scores and times of one page, as a row of the table. */
export interface Scores {
  row: Record<string, string | number>;
  performance: number;
  isEnough: boolean;
  /** The audits that lowered the scores, with what Lighthouse found. */
  faults: string[];
}

const toPercent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** The first four items that an audit lists, each cut to 400 characters; some audits have a tree instead of a list. */
function findings(audit: Result["audits"][string]): string {
  const details = audit.details;
  if (!details || !("items" in details)) return "";
  return [details.items]
    .flat()
    .slice(0, 4)
    .map((item: unknown) => `\n      ${JSON.stringify(item).slice(0, 400)}`)
    .join("");
}

function findAudits(result: Result): string[] {
  const counting = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  const hints = Object.values(result.audits).filter(({ id }) => id.endsWith("-insight"));
  const audits = [...counting.flatMap(({ id }) => result.audits[id] ?? []), ...hints];
  return audits
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== "informative",
    )
    .map(
      (audit) =>
        `${toPercent(audit.score)} ${audit.id}: ${audit.title} ${audit.displayValue ?? ""}${findings(audit)}`,
    );
}

/** The scores of a page. A page that search engines must not index has no SEO score. */
export function toScores(path: string, result: Result): Scores {
  const isFound = result.audits["is-crawlable"]?.score !== 0;
  const marks = categories
    .filter((name) => name !== "seo" || isFound)
    .map((name) => [name, toPercent(result.categories[name]?.score)] as const);
  const times = Object.entries(milliseconds).map(
    ([name, id]) => [`${name} ms`, Math.round(result.audits[id]?.numericValue ?? 0)] as const,
  );
  const minimum = path.startsWith("/profiili") ? minPerformance.seller : minPerformance.visitor;
  const shift = result.audits["cumulative-layout-shift"]?.numericValue ?? 0;
  return {
    row: { path, ...Object.fromEntries([...marks, ...times]), CLS: shift.toFixed(3) },
    performance: toPercent(result.categories["performance"]?.score),
    isEnough: marks.every(([name, value]) => value >= (name === "performance" ? minimum : minOtherScore)),
    faults: findAudits(result),
  };
}
