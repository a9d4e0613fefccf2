import { begin } from "../../app/begun.ts";
import { paths } from "../../app/paths.ts";
import { withQuery } from "../../app/with-query.ts";
import { listingsAddress, readAddress, searchQuery } from "./filters.ts";

// Runs before the app has come: the first page of a list travels together with the scripts that show it.

const { pathname, search } = location;
const read = pathname === paths.listings ? listingsAddress : readAddress;
const answer = begin(withQuery("/api/sellers", searchQuery(read(new URLSearchParams(search)))));

const part = (whole: unknown, name: string): unknown =>
  typeof whole === "object" && whole !== null ? Reflect.get(whole, name) : undefined;

/** The picture of the first product is the largest thing on a phone's screen. */
async function beginPicture(): Promise<void> {
  const address = ["products", "0", "images", "small"].reduce(part, await (await answer).json());
  if (typeof address !== "string") return;
  const picture = new Image();
  picture.fetchPriority = "high";
  picture.src = address;
}

// The page asks for what has not come.
beginPicture().catch(() => undefined);
