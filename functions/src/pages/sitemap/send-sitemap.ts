import type { RequestHandler, Response } from "express";
import pLimit from "p-limit";
import { appUrl } from "../../config.ts";
import { privateCache } from "../../http/response/error-handler.ts";
import { readCachedFile, saveCachedFile } from "../../store/files/cached-file.ts";
import { readPartStarts } from "../../store/sitemap.ts";
import { getToday } from "../../today.ts";
import { type SitemapPart, toSitemapParts } from "./parts.ts";
import { renderSitemapIndex, renderUrlSet } from "./render-sitemap.ts";

const sitemapCache = "public, s-maxage=86400, stale-while-revalidate=604800";
const contentType = "application/xml";

/** Parts are made one at a time: one of 10,000 pages takes some tens of MiB. */
const queue = pLimit(1);

const partPath = ({ file }: Pick<SitemapPart, "file">) => `/sitemap/${file}`;

function send(response: Response, xml: string | Buffer): void {
  const headers = { "Cache-Control": sitemapCache, "X-Content-Type-Options": "nosniff" };
  response.set(headers).type(contentType).send(xml);
}

/** Reads the part that was stored today, or makes and stores it, so that crawlers read each document at most once a day. */
async function findPart(part: SitemapPart, today: string): Promise<Buffer | string> {
  const path = `sitemap/${part.file}`;
  const origin = appUrl.value();
  const version = [today, origin, part.bounds].join(" ");
  const read = () => readCachedFile(path, version);
  const make = async () => {
    const xml = renderUrlSet(origin, await part.listEntries());
    await saveCachedFile(path, { bytes: xml, contentType, version });
    return xml;
  };
  // Read again in the queue: the part may have been made by the request before.
  return (await read()) ?? queue(async () => (await read()) ?? make());
}

/** Redirects a URL with a query, which the CDN would cache once for each query; so would it cache the redirect. */
function redirectToPath(path: string, { originalUrl }: { originalUrl: string }, response: Response): boolean {
  if (originalUrl === path) return false;
  response.set("Cache-Control", privateCache).redirect(308, path);
  return true;
}

/** Sends the index of the sitemap. */
export const sendSitemapIndex: RequestHandler = async (request, response) => {
  if (redirectToPath("/sitemap.xml", request, response)) return;
  const parts = toSitemapParts(await readPartStarts());
  send(response, renderSitemapIndex(appUrl.value(), parts.map(partPath)));
};

/** Sends one part of the sitemap. */
export const sendSitemapPart: RequestHandler<{ part: string }> = async (request, response) => {
  const wanted = request.params.part;
  const part = toSitemapParts(await readPartStarts()).find(({ file }) => file === wanted);
  if (!part) {
    return void response
      .status(404)
      .set("Cache-Control", privateCache)
      .type("text/plain")
      .send("Not found\n");
  }
  if (redirectToPath(partPath(part), request, response)) return;
  send(response, await findPart(part, getToday()));
};
