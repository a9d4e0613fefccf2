import { readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { type Category, categories, categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { api } from "../../app/api.ts";
import { formatNumber } from "../../app/format.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { Part } from "../../app/Part.tsx";
import { searchPath } from "../../app/paths.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "./CategoriesPage.module.css";

interface Word {
  word: string;
  count: number;
  /** What the search is asked for besides the category. */
  search: Readonly<Record<string, string>>;
}

function Words({
  category,
  caption,
  words,
}: {
  category: Category;
  caption: string;
  words: readonly Word[];
}) {
  return (
    <Table
      caption={caption}
      captionUnseen
      compact
      rows={words}
      keyOf={({ word }) => word}
      columns={[
        {
          head: caption,
          cell: ({ word, search }) => (
            <Link to={searchPath({ category, ...search })} className={styles.word}>
              {word}
            </Link>
          ),
        },
        { head: "Ilmoituksia", cell: ({ count }) => formatNumber(count), figures: true },
      ]}
    />
  );
}

function CategoryPart({ category }: { category: Category }) {
  const load = useCallback(
    () => api(readListingCounts, { query: { category } }, { quiet: true }),
    [category],
  );
  return (
    <Part title={categoryLabel[category]} load={load} lines={8}>
      {({ total, names, qualities, materials }) => (
        <>
          <p>
            <Link to={searchPath({ category })}>
              {formatNumber(total)} {total === 1 ? "ilmoitus" : "ilmoitusta"}
            </Link>
          </p>
          <Words
            category={category}
            caption="Nimi"
            words={names.map(({ name, count }) => ({ word: name, count, search: { name } }))}
          />
          {qualities.length > 0 && (
            <Words
              category={category}
              caption="Laatu"
              words={qualities.map(({ quality, count }) => ({ word: quality, count, search: { quality } }))}
            />
          )}
          {materials.length > 0 && (
            <Words
              category={category}
              caption="Puulaji"
              words={materials.map(({ material, count }) => ({
                word: material,
                count,
                search: { material },
              }))}
            />
          )}
        </>
      )}
    </Part>
  );
}

/** The words of the trade, and how many listings buyers can see by each. §9 */
export function CategoriesPage() {
  return (
    <>
      <PageHead title="Kategoriat" />
      <SectionTitle place="Hallinta" section="Kategoriat" />
      <div className={styles.categories}>
        {categories.map((category) => (
          <CategoryPart key={category} category={category} />
        ))}
      </div>
    </>
  );
}
