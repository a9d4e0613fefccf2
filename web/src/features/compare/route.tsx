import { compareProducts } from "@halkopiha/domain/contract/shop/comparison.ts";
import { maxCompared } from "@halkopiha/domain/products/limits.ts";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";
import { Link, useLoaderData, useSearchParams } from "react-router-dom";
import { apiWithCachedAt } from "../../lib/api/api-with-cached-at.ts";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { revalidateUnlessHashChange } from "../../lib/routing/should-revalidate.ts";
import { store } from "../../lib/storage/store.ts";
import { readStoredWanted, readWanted, toDoorQuery } from "../../market/door/wanted.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { forgetComparedAtom } from "../../market/products/compare/compared-atom.ts";
import { readComparedIds } from "../../market/products/compare/comparison-path.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import styles from "./ComparePage.module.css";
import { ComparisonTable } from "./ComparisonTable.tsx";

/** The products of the address, with their prices at the door of the address, or of what is wanted according to the device. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const ids = readComparedIds(query);
  const wanted = readWanted(query) ?? readStoredWanted();
  if (ids.length === 0) return { products: [], doorPrices: {}, wanted, cachedAt: null };
  const offers = await apiWithCachedAt(
    compareProducts,
    {
      query: {
        ids: ids.slice(0, maxCompared).join(","),
        ...(wanted && toDoorQuery(wanted)),
      },
    },
    { handlesErrors: true },
  );
  // Products that are no longer offered would fill the visitor's comparison for good.
  const offered = new Set(offers.products.map(({ _id }) => _id));
  if (offers.cachedAt === null)
    store.set(
      forgetComparedAtom,
      ids.filter((id) => !offered.has(id)),
    );
  return { ...offers, wanted };
}

/** Not when products are only removed, or a dialog is closed: the others are there already, also offline. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = change;
  const current = readComparedIds(currentUrl.searchParams);
  const next = readComparedIds(nextUrl.searchParams);
  const isFewer = next.length < current.length && next.every((id) => current.includes(id));
  return isFewer && currentUrl.pathname === nextUrl.pathname ? false : revalidateUnlessHashChange(change);
}

function ComparePage() {
  const { products: loaded, doorPrices, wanted, cachedAt } = useLoaderData<typeof loader>();
  const ids = readComparedIds(useSearchParams()[0]);
  const products = loaded.filter(({ _id }) => ids.includes(_id));
  const endedCount = Math.min(ids.length, maxCompared) - products.length;
  return (
    <div className={styles.page}>
      <PageHead
        title="Vertailu"
        description="Polttopuut vierekkäin: hinta kotiin tuotuna, lämmön hinta ja laatu."
      />
      <h1 tabIndex={-1}>Vertailu</h1>
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
      {endedCount > 0 && (
        <p role="status">
          {endedCount === 1 ? "Yhden ilmoituksen" : `${endedCount} ilmoituksen`} myynti on päättynyt.
        </p>
      )}
      {products.length === 0 ? (
        <EmptyState title="Vertailussa ei ole tuotteita. Paina tuotteen kohdalla Vertaa, niin löydät sen täältä.">
          <Link to={paths.listings} className={buttonClass("primary")}>
            Selaa polttopuita
          </Link>
        </EmptyState>
      ) : (
        <ComparisonTable products={products} doorPrices={doorPrices} wanted={wanted} />
      )}
    </div>
  );
}

function CompareSkeleton() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Vertailu</h1>
      <Skeleton count={6} shape="line" />
    </div>
  );
}

export { ComparePage as Component, CompareSkeleton as HydrateFallback };
