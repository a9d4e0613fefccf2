import type { Plugin, Rolldown } from "vite";
import { mountSource } from "./manifest.ts";

/** Vite adds `crossorigin` because assets may be on another origin; ours are always on the same. */
const crossorigin = / crossorigin(?= (?:href|src)="\/)/g;

/** @throws Error when the app has been built without this source */
function findChunkFile(source: string, bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle);
  const file = files.find((one) => one.type === "chunk" && one.facadeModuleId?.endsWith(source));
  if (!file) throw new Error(`The app has been built without ${source}`);
  return file.fileName;
}

/** Browsers request resources in the order of the HTML: styles first, then the modules, with the one that renders the app last. */
export function orderHead(): Plugin {
  return {
    name: "ordered-head",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const own = html.replaceAll(crossorigin, "");
        const head = own.slice(0, own.indexOf("</head>"));
        const preloadLinks = head.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g) ?? [];
        const rest = preloadLinks.reduce((text, link) => text.replace(link, ""), own);
        const isStyle = (link: string) => link.includes("stylesheet");
        const links = [
          ...preloadLinks.toSorted((a, b) => Number(isStyle(b)) - Number(isStyle(a))),
          `<link rel="modulepreload" href="/${findChunkFile(mountSource, bundle)}">`,
        ];
        // The prerendered HTML is visible before any script has loaded, so scripts have low priority.
        const ordered = links.join("").replaceAll('"modulepreload"', '"modulepreload" fetchpriority="low"');
        return rest.replace("<script type", `${ordered}<script fetchpriority="low" type`);
      },
    },
  };
}

/**
 * Every page uses the text font: it is requested before the styles, so that the text is laid out once, in the font. When the font comes after the
 * first layout, the whole page is laid out again.
 */
export function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const links = Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`);
        return html.replace('<link rel="stylesheet"', `${links.join("")}<link rel="stylesheet"`);
      },
    },
  };
}
