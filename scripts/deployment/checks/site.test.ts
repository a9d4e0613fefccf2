import { expect, test } from "vitest";
import { checkSite } from "./site.ts";

const site = "https://halkopiha.example";
const strict = { "strict-transport-security": "max-age=63072000; includeSubDomains" };
const guarded = { ...strict, "x-content-type-options": "nosniff" };
const pageHeaders = {
  ...guarded,
  "content-security-policy": "default-src 'self'; script-src 'self'",
  "referrer-policy": "same-origin",
};
const regionLinks = Array.from({ length: 18 }, (_, index) => {
  const name = `maakunta-${"abcdefghijklmnopqr"[index]}`;
  return `<a href="/polttopuut/${name}">${name}</a>`;
});

const answersOf = (operator: object | null) =>
  `<script type="application/json" id="answers" data-rendered-at="">${JSON.stringify([{ url: "/api/operator", status: 200, body: { operator } }])}</script>`;
const answers = answersOf({ name: "Puu Oy", email: "apu@puu.example" });

type Answers = Record<string, () => Response>;
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: guarded });

/** The answers of a site on which everything is well. */
const well: Answers = {
  "http://halkopiha.example": () => new Response(null, { status: 301, headers: { location: `${site}/` } }),
  [`${site}/`]: () =>
    new Response('<script src="/assets/prefetch-x1.js"></script>', { headers: pageHeaders }),
  [`${site}/assets/prefetch-x1.js.map`]: () => new Response("", { status: 404 }),
  [`${site}/tata-sivua-ei-ole`]: () => new Response("", { status: 404 }),
  [`${site}/robots.txt`]: () => new Response(`User-agent: *\n\nSitemap: ${site}/sitemap.xml\n`),
  [`${site}/sitemap.xml`]: () => new Response(`<sitemap><loc>${site}/sitemap/1</loc></sitemap>`),
  [`${site}/polttopuut`]: () => new Response(`${regionLinks.join("")}${answers}`),
  [`${site}/api/account`]: () => json({ roles: [] }),
  [`${site}/api/health`]: () => json({ status: "ok", version: "1" }),
  [`${site}/api/alerts/end`]: () =>
    Response.json({ code: "appUnknown" }, { status: 403, headers: { "X-AppCheck-Site-Key": "our-key" } }),
  "https://tiles.example/5/18/8.png": () => new Response("", { headers: { "content-type": "image/png" } }),
};

/** What is not well on a site that answers like this. */
async function findFaults(changes: Answers): Promise<string[]> {
  const pages = { ...well, ...changes };
  const findings = await checkSite(site, "https://tiles.example/{z}/{x}/{y}.png", async (url) => {
    const answer = pages[url];
    if (!answer) throw new Error(`no answer from ${url}`);
    return answer();
  });
  return findings.filter(({ ok }) => !ok).map(({ line }) => line);
}

test("a site on which everything is well has no faults", async () => {
  expect(await findFaults({})).toEqual([]);
});

interface Fault {
  what: string;
  change: Answers;
  says: string;
}

test.each<Fault>([
  {
    what: "answers over HTTP",
    change: { "http://halkopiha.example": () => new Response("") },
    says: "connect the domain",
  },
  {
    what: "forgets HTTPS",
    change: {
      [`${site}/api/account`]: () => Response.json({}, { headers: { "x-content-type-options": "nosniff" } }),
    },
    says: "Strict-Transport-Security",
  },
  {
    what: "keeps to HTTPS for a day only",
    change: {
      [`${site}/`]: () =>
        new Response('<script src="/assets/prefetch-x1.js"></script>', {
          headers: { ...pageHeaders, "strict-transport-security": "max-age=86400" },
        }),
    },
    says: "Strict-Transport-Security",
  },
  {
    what: "has no content security policy",
    change: {
      [`${site}/`]: () =>
        new Response('<script src="/assets/prefetch-x1.js"></script>', { headers: guarded }),
    },
    says: "security headers",
  },
  {
    what: "answers unknown addresses with the app",
    change: { [`${site}/tata-sivua-ei-ole`]: () => new Response("") },
    says: "404",
  },
  {
    what: "publishes source maps",
    change: { [`${site}/assets/prefetch-x1.js.map`]: () => new Response("{}") },
    says: "Source maps are published",
  },
  {
    what: "is not built",
    change: { [`${site}/`]: () => new Response("<h1>Tervetuloa</h1>", { headers: pageHeaders }) },
    says: "names no script",
  },
  {
    what: "names another site's sitemap",
    change: { [`${site}/robots.txt`]: () => new Response("Sitemap: https://halkopiha.fi/sitemap.xml") },
    says: "robots.txt",
  },
  {
    what: "lists another site's addresses",
    change: { [`${site}/sitemap.xml`]: () => new Response("<loc>http://localhost:5000/sitemap/1</loc>") },
    says: "APP_URL",
  },
  {
    what: "has no regions",
    change: { [`${site}/polttopuut`]: () => new Response(answers) },
    says: "0 of 18 regions",
  },
  {
    what: "renders no pages",
    change: { [`${site}/polttopuut`]: () => new Response(regionLinks.join(""), { status: 503 }) },
    says: "function pages",
  },
  {
    what: "does not say who runs it",
    change: { [`${site}/polttopuut`]: () => new Response(regionLinks.join("") + answersOf(null)) },
    says: "in the panel under 'Yrityksen tiedot'",
  },
  {
    what: "was deployed in part",
    change: {
      [`${site}/polttopuut`]: () => new Response(`${regionLinks.join("")}<script id="answers">[]</script>`),
    },
    says: "of the same version",
  },
  {
    what: "answers every script",
    change: { [`${site}/api/alerts/end`]: () => json({ code: "invalid" }, 400) },
    says: "APP_CHECK=true",
  },
  {
    what: "asks for App Check without its key",
    change: { [`${site}/api/alerts/end`]: () => json({ code: "appUnknown" }, 403) },
    says: "APP_CHECK_SITE_KEY",
  },
  {
    what: "has a part that does not answer",
    change: { [`${site}/api/health`]: () => json({ code: "unavailable", failed: ["Firestore"] }, 503) },
    says: "503 because of Firestore",
  },
  {
    what: "has no tiles",
    change: { "https://tiles.example/5/18/8.png": () => new Response("", { status: 403 }) },
    says: "VITE_TILE_URL",
  },
  {
    what: "does not answer for its sitemap",
    change: {
      [`${site}/sitemap.xml`]: () => {
        throw new Error("connection refused");
      },
    },
    says: "connection refused",
  },
])("a site that $what is told what to do about it, and nothing else", async ({ change, says }) => {
  expect(await findFaults(change)).toEqual([expect.stringContaining(says)]);
});
