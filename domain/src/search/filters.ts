import {
  categories,
  categoryLabel,
  deliveryMethods,
  deliveryTypes,
  firewoodNames,
  lengths,
  materials,
  otherProductNames,
  productNamesByCategory,
  qualities,
  serviceNames,
} from "../products/catalogue.ts";
import type { Firewood } from "../products/product.ts";
import type { SellerSummary } from "../products/seller-summary.ts";
import type { Condition } from "./conditions/condition.ts";
import { formatMaxPrice } from "./max-price.ts";
import { priceUnits } from "./options.ts";
import type { SellerIndexFields } from "./product-index.ts";
import { formatLatestDelivery, latestDeliveryLabel, promisedTimes } from "./promised-time.ts";

// The filters of a search, one row each: the query of the API, the address, the form, the chips, the mails of alerts, what words override and the
// query of the database follow from it. It loads with every page: neither schemas nor the search language are imported here.

/** The path of what a product has of its seller. */
type SellerField = {
  [Name in keyof SellerSummary]-?: SellerSummary[Name] extends string | boolean ? `owner.${Name}` : never;
}[keyof SellerSummary];

/** A field of a stored product that a filter compares. */
export type StoredField = keyof Firewood | keyof SellerIndexFields | SellerField;

/**
 * What filters say something about, in the order in which the mails of alerts describe a search. A filter of the seller gets a topic of its own:
 * what is about the product is cleared with its category.
 */
export const filterTopics = ["product", "place", "delivery"] as const;

/** What the words of a search can say that makes a filter not count: another category, name or place, or a condition. */
export type Override = "category" | "name" | "place" | Condition["kind"];

interface Field {
  /** Where it stands in the form, and the filter in what describes a search. */
  position: number;
  label: string;
  /** The first, empty option; `Kaikki` unless it is named. */
  empty?: string;
}

interface Row {
  /** Its field in the form; none if it goes with another filter. */
  field?: Field;
  /** What it says something about. Filters of the product are cleared with its category. §5 */
  about: (typeof filterTopics)[number];
  /** Whether the listings of a category have it; those of all when absent. An empty text is no category. */
  appliesTo?(category: string): boolean;
  /** What words may say that counts instead of it. */
  overriddenBy?: readonly Override[];
}

/** One of a list of values. */
interface Choice<Value extends string> extends Row {
  kind: "choice";
  values: readonly Value[];
  /** The values within a category. */
  listValues?(category: string): readonly Value[];
  /** Displayed values, where they are not the values themselves. */
  texts?: Readonly<Record<Value, string>>;
  /** What a chip calls a value, where it is not its text. */
  describe?(value: Value): string;
  /** The field of a product that has the value; or for each value, which field must be true. Without it the plan of the search knows more. */
  stored?: StoredField | Readonly<Partial<Record<Value, StoredField>>>;
}

/** The id of a region or of a locality, or a price in cents. */
interface Typed extends Row {
  kind: "region" | "locality" | "price";
}

export type FilterRow = Choice<string> | Typed;

const choice = <const Value extends string>(
  values: readonly Value[],
  row: Omit<Choice<Value>, "kind" | "values">,
): Choice<Value> => ({ kind: "choice", values, ...row });

const isFirewood = (category: string) => category === "Polttopuut";
/** Services are not delivered. */
const isDelivered = (category: string) => category !== "Palvelut";

const names = [...firewoodNames, ...otherProductNames, ...serviceNames] as const;

/** Product names of a category; all names when the category is unknown. */
const listNames = (category: string): readonly (typeof names)[number][] => {
  const known = categories.find((one) => one === category);
  return known ? productNamesByCategory[known] : names;
};

/** In the order in which the app writes them in addresses. */
const table = {
  category: choice(categories, {
    field: { position: 1, label: "Kategoria", empty: "Valitse kategoria" },
    about: "product",
    texts: categoryLabel,
    stored: "category",
    overriddenBy: ["category"],
  }),
  name: choice(names, {
    field: { position: 4, label: "Tuote" },
    about: "product",
    listValues: listNames,
    stored: "name",
    overriddenBy: ["category", "name"],
  }),
  region: {
    kind: "region",
    field: { position: 2, label: "Maakunta", empty: "Valitse maakunta" },
    about: "place",
    overriddenBy: ["place"],
  },
  locality: {
    kind: "locality",
    field: { position: 3, label: "Paikkakunta", empty: "Kaikki paikkakunnat" },
    about: "place",
    overriddenBy: ["place"],
  },
  deliveryMethod: choice(deliveryMethods, {
    field: { position: 10, label: "Toimitustapa" },
    about: "delivery",
    stored: { Kuljetus: "delivers", Noutopiste: "fetchable" },
  }),
  /** The longest delivery time that the buyer accepts. */
  deliveryTime: choice(promisedTimes, {
    field: { position: 11, label: "Toimitus viimeistään", empty: "Milloin vain" },
    about: "delivery",
    texts: latestDeliveryLabel,
    describe: formatLatestDelivery,
    appliesTo: isDelivered,
    overriddenBy: ["time"],
  }),
  quality: choice(qualities, {
    field: { position: 6, label: "Laatu" },
    about: "product",
    appliesTo: isFirewood,
    stored: "quality",
    overriddenBy: ["category"],
  }),
  material: choice(materials, {
    field: { position: 5, label: "Puulaji" },
    about: "product",
    appliesTo: isFirewood,
    stored: "material",
    overriddenBy: ["category"],
  }),
  plength: choice(lengths, {
    field: { position: 7, label: "Pituus" },
    about: "product",
    appliesTo: isFirewood,
    stored: "plength",
  }),
  /** How the firewood is packed. */
  deliveryType: choice(deliveryTypes, {
    field: { position: 8, label: "Pakkaus" },
    about: "product",
    appliesTo: isFirewood,
    stored: "deliveryType",
  }),
  /** The highest price in cents, VAT included: by `priceUnit`, see `isWithinPrice`. */
  maxPrice: {
    kind: "price",
    field: { position: 9, label: "Hinta enintään" },
    about: "product",
    overriddenBy: ["price"],
  },
  priceUnit: choice(priceUnits, { about: "product" }),
} as const satisfies Record<string, FilterRow>;

export type FilterName = keyof typeof table;
/** The row of each filter. */
export const filterRows: Readonly<Record<FilterName, FilterRow>> = table;

type ValueOf<Filter> =
  Filter extends Choice<infer Value> ? Value : Filter extends { kind: "price" } ? number : string;
/** The values of filters, as schemas parse them. */
export type FilterValues = { [Name in FilterName]?: ValueOf<(typeof table)[Name]> | undefined };

const isFilterName = (name: string): name is FilterName => name in table;
export const filterNames = Object.keys(table).filter(isFilterName);

/** The filters in the order of the form and of what describes a search; those that go with another filter are left out. */
export const orderedFilters = filterNames
  .filter((name) => filterRows[name].field)
  .toSorted((a, b) => (filterRows[a].field?.position ?? 0) - (filterRows[b].field?.position ?? 0));

/** What a chip and a mail call a filter; undefined where it is not set, and of a place, which has only an id. */
export function describeFilter(
  name: FilterName,
  values: Readonly<Partial<Record<FilterName, string | number | undefined>>>,
): string | undefined {
  const row = filterRows[name];
  const value = values[name];
  if (value === undefined || value === "") return undefined;
  if (row.kind === "price") {
    return formatMaxPrice({
      maxPrice: Number(value),
      priceUnit: priceUnits.find((unit) => unit === values.priceUnit),
    });
  }
  if (row.kind !== "choice") return undefined;
  return row.describe?.(String(value)) ?? row.texts?.[value] ?? String(value);
}
