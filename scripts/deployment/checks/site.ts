import { siteKeyHeader } from "@halkopiha/domain/contract/app-check.ts";
import * as z from "zod/mini";
import { decide, type Finding } from "./finding.ts";
import { describeOperator } from "./operator.ts";

// What a stranger can see of a deployed site. Each check makes one or two requests; none changes anything.

/** As `fetch`, which a test replaces by a site that lies. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Seconds that browsers must keep to HTTPS, at least: a year, as https://hstspreload.org demands. */
const minTransportAge = 31_536_000;
const regionCount = 18;

const Failed = z.object({ failed: z.optional(z.array(z.string())) });
const AppUnknown = z.object({ code: z.literal("appUnknown") });

function isStrictTransport(response: Response): boolean {
  const [, age] = /max-age=(\d+)/.exec(response.headers.get("strict-transport-security") ?? "") ?? [];
  return Number(age ?? 0) >= minTransportAge;
}

async function checkHeaders(site: string, fetch: Fetch): Promise<Finding[]> {
  const page = await fetch(`${site}/`);
  const answer = await fetch(`${site}/api/account`);
  const isStrict = isStrictTransport(page) && isStrictTransport(answer);
  const has = (response: Response, name: string, value: RegExp) =>
    value.test(response.headers.get(name) ?? "");
  const isGuarded = [
    has(page, "content-security-policy", /default-src 'self'/),
    has(page, "x-content-type-options", /^nosniff$/),
    has(page, "referrer-policy", /./),
    has(answer, "x-content-type-options", /^nosniff$/),
  ].every(Boolean);
  return [
    decide(
      isStrict,
      "Browsers keep to HTTPS.",
      "Pages or the API lack Strict-Transport-Security: deploy firebase.json and the functions again, and let no proxy remove headers.",
    ),
    decide(
      isGuarded,
      "Pages and the API have their security headers.",
      "Pages or the API lack security headers: deploy firebase.json and the functions again, and let no proxy remove headers.",
    ),
  ];
}

async function checkTransport(site: string, fetch: Fetch): Promise<Finding> {
  const insecure = await fetch(site.replace(/^https:/, "http:"), { redirect: "manual" });
  const isRedirected = insecure.headers.get("location")?.startsWith("https://") === true;
  return decide(
    site.startsWith("https://") && isRedirected,
    "HTTP leads to HTTPS.",
    "The site answers over HTTP: connect the domain in Hosting, which redirects to HTTPS, and give APP_URL with https.",
  );
}

async function checkUnknownAddress(site: string, fetch: Fetch): Promise<Finding> {
  const { status } = await fetch(`${site}/tata-sivua-ei-ole`);
  return decide(
    status === 404,
    "Unknown addresses answer 404.",
    `An unknown address answers ${status} instead of 404: deploy Hosting with 404.html and the rewrites of firebase.json.`,
  );
}

async function checkSourceMaps(site: string, fetch: Fetch): Promise<Finding> {
  const html = await (await fetch(`${site}/`)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  if (!script) {
    return decide(
      false,
      "",
      "The front page names no script: build the app with `npm run build` before deploying.",
    );
  }
  const { status } = await fetch(`${site}${script}.map`);
  return decide(
    status === 404,
    "Source maps are not published.",
    "Source maps are published: deploy what `npm run build` writes, and nothing else.",
  );
}

async function checkRobots(site: string, fetch: Fetch): Promise<Finding[]> {
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  const sitemap = await fetch(`${site}/sitemap.xml`);
  const places = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = ""]) => place);
  return [
    decide(
      robots.includes(`Sitemap: ${site}/sitemap.xml`),
      "robots.txt names the sitemap.",
      `robots.txt does not name ${site}/sitemap.xml: correct web/public/robots.txt and deploy Hosting.`,
    ),
    decide(
      sitemap.ok && places.length > 0 && places.every((place) => place.startsWith(`${site}/`)),
      "The sitemap lists addresses of this site.",
      `The sitemap lists none, or addresses of another site: set APP_URL to ${site} and deploy the functions; the parts are written by endOfDay.`,
    ),
  ];
}

async function checkPages(site: string, fetch: Fetch): Promise<Finding[]> {
  const response = await fetch(`${site}/polttopuut`);
  const html = await response.text();
  const regions = new Set(html.match(/href="\/polttopuut\/[a-z-]+"/g));
  return [
    decide(
      response.ok && html.includes('id="answers"'),
      "Pages are rendered on the server.",
      `Pages are not rendered on the server (${response.status}): look at the logs of the function pages.`,
    ),
    decide(
      regions.size === regionCount,
      "All regions are there.",
      `${regions.size} of ${regionCount} regions are there: run npm run bootstrap.`,
    ),
    ...(response.ok ? [describeOperator(html)] : []),
  ];
}

async function checkAppCheck(site: string, fetch: Fetch): Promise<Finding> {
  const response = await fetch(`${site}/api/alerts/end`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const isOn = AppUnknown.safeParse(await response.json().catch(() => undefined)).success;
  if (isOn && !response.headers.get(siteKeyHeader)) {
    return {
      ok: false,
      line: "App Check locks out the app itself: deploy with the site key of reCAPTCHA Enterprise in APP_CHECK_SITE_KEY.",
    };
  }
  return decide(
    isOn,
    "App Check is on: only the app changes anything.",
    "App Check is off, so that anybody's script can order and register: set it up (docs/operations/opening.md) and deploy with APP_CHECK=true.",
  );
}

async function checkHealth(site: string, fetch: Fetch): Promise<Finding> {
  const response = await fetch(`${site}/api/health`);
  const { failed = [] } = Failed.safeParse(await response.json().catch(() => undefined)).data ?? {};
  return decide(
    response.ok,
    "The API answers, and so do Firestore and Auth.",
    `The API answers ${response.status}${failed.length > 0 ? ` because of ${failed.join(" and ")}` : ""}: look at the logs of the function api, and at https://status.firebase.google.com.`,
  );
}

async function checkTiles(tileUrl: string, fetch: Fetch): Promise<Finding> {
  const url = tileUrl.replace("{z}", "5").replace("{x}", "18").replace("{y}", "8");
  const response = await fetch(url);
  return decide(
    response.ok && response.headers.get("content-type")?.startsWith("image/") === true,
    "The map's tiles can be reached.",
    `The map's tiles answer ${response.status}: choose another server with VITE_TILE_URL and name it in the CSP.`,
  );
}

/** Reports a check that could not be made as one that found something. */
async function attempt(what: string, check: Promise<Finding | Finding[]>): Promise<Finding[]> {
  try {
    return [await check].flat();
  } catch (error) {
    return [
      { ok: false, line: `Cannot check ${what}: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}

/** What is to be said of the site at this address, which has no slash at its end. */
export async function checkSite(site: string, tileUrl: string, fetch: Fetch): Promise<Finding[]> {
  const findings = await Promise.all([
    attempt("HTTPS", checkTransport(site, fetch)),
    attempt("the headers", checkHeaders(site, fetch)),
    attempt("unknown addresses", checkUnknownAddress(site, fetch)),
    attempt("source maps", checkSourceMaps(site, fetch)),
    attempt("robots.txt and the sitemap", checkRobots(site, fetch)),
    attempt("the pages", checkPages(site, fetch)),
    attempt("App Check", checkAppCheck(site, fetch)),
    attempt("the health of the service", checkHealth(site, fetch)),
    attempt("the tiles", checkTiles(tileUrl, fetch)),
  ]);
  return findings.flat();
}
