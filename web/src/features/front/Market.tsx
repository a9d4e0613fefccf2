import { Link } from "react-router-dom";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import type { Listings } from "./load-market.ts";
import styles from "./Market.module.css";
import { NearPart } from "./NearPart.tsx";

/** Loaded lazily: the cards need an API response first. */
const NewestListings = lazyPart(() => import("./NewestListings.tsx").then((file) => file.NewestListings));

const skeleton = (
  <div className={styles.listings}>
    <Skeleton count={8} />
  </div>
);

/** The newest listings, and the way to all of them. They begin just below the first screen of a phone. */
export function Market({ load }: { load: () => Promise<Listings> }) {
  return (
    <>
      <NearPart load={load} skeleton={skeleton} failed="Uusimpia ilmoituksia ei saatu haettua." margin="0px">
        {(listings) => <NewestListings listings={listings} />}
      </NearPart>
      <p>
        <Link to={paths.listings} className={buttonClass("plain")}>
          Katso kaikki ilmoitukset
        </Link>
      </p>
    </>
  );
}
