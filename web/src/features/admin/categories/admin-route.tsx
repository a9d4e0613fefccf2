import { readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { type Category, categories, categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { searchPath } from "../../../lib/routing/paths.ts";
import { Table } from "../../../ui/data/Table.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import styles from "./CategoriesPage.module.css";

interface Term {
  term: string;
  count: number;
  /** Search parameters in addition to the category. */
  search: Readonly<Record<string, string>>;
}

function TermTable({
  category,
  caption,
  terms,
}: {
  category: Category;
  caption: string;
  terms: readonly Term[];
}) {
  return (
    <Table
      caption={caption}
      captionHidden
      compact
      rows={terms}
      getKey={({ term }) => term}
      columns={[
        {
          header: caption,
          cell: ({ term, search }) => (
            <Link to={searchPath({ category, ...search })} className={styles.term}>
              {term}
            </Link>
          ),
        },
        { header: "Ilmoituksia", cell: ({ count }) => formatNumber(count), isNumeric: true },
      ]}
    />
  );
}

function CategorySection({ category }: { category: Category }) {
  const load = useCallback(
    () => api(readListingCounts, { query: { category } }, { handlesNoResponse: true }),
    [category],
  );
  return (
    <AsyncSection title={categoryLabel[category]} load={load} lines={8}>
      {({ total, names, qualities, materials }) => (
        <>
          <p>
            <Link to={searchPath({ category })}>
              {formatNumber(total)} {total === 1 ? "ilmoitus" : "ilmoitusta"}
            </Link>
          </p>
          <TermTable
            category={category}
            caption="Nimi"
            terms={names.map(({ name, count }) => ({ term: name, count, search: { name } }))}
          />
          {qualities.length > 0 && (
            <TermTable
              category={category}
              caption="Laatu"
              terms={qualities.map(({ quality, count }) => ({ term: quality, count, search: { quality } }))}
            />
          )}
          {materials.length > 0 && (
            <TermTable
              category={category}
              caption="Puulaji"
              terms={materials.map(({ material, count }) => ({
                term: material,
                count,
                search: { material },
              }))}
            />
          )}
        </>
      )}
    </AsyncSection>
  );
}

/** All categories and product properties, with the number of public listings for each. §9 */
export function Component() {
  return (
    <>
      <AdminTitle section={adminSections.categories} />
      <div className={styles.categories}>
        {categories.map((category) => (
          <CategorySection key={category} category={category} />
        ))}
      </div>
    </>
  );
}
