import { begin } from "../../app/begun.ts";
import { paths } from "../../app/paths.ts";
import { withQuery } from "../../app/with-query.ts";
import { listingsAddress, readAddress, searchQuery } from "./filters.ts";

// Runs before the app has come: the first page of a list travels together with the scripts that show it.

const { pathname, search } = location;
const read = pathname === paths.listings ? listingsAddress : readAddress;
begin(withQuery("/api/sellers", searchQuery(read(new URLSearchParams(search)))));
