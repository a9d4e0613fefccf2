import { sealedIds } from "../store/accounts/identity/sealed-ids.ts";
import { userIndex } from "../store/accounts/user-index.ts";
import { auditIndex } from "../store/admin/audit-index.ts";
import { indexStored, type StoredIndex } from "../store/firestore/index-stored.ts";
import { cartIndex } from "../store/orders/carts.ts";
import { orderIndex } from "../store/orders/order-index.ts";
import { missingPriceLogs } from "../store/products/price-logs.ts";
import { productIndex } from "../store/products/product-index.ts";
import { quoteRequestIndex } from "../store/products/quote-requests.ts";
import { sellerIndex } from "../store/products/seller-index.ts";

/** The migrations of stored documents, each with its version: `docs/operations/migrations.md`. */
export const listMigrations = (): readonly StoredIndex[] => [
  sealedIds(),
  userIndex,
  orderIndex,
  auditIndex,
  missingPriceLogs,
  productIndex,
  sellerIndex,
  quoteRequestIndex,
  cartIndex,
];

/**
 * Runs migrations one after another, each from where the night before left it. One that fails does not keep the others from running.
 * @throws AggregateError with the errors of those that failed
 */
export async function migrate(migrations: readonly StoredIndex[]): Promise<void> {
  const errors: unknown[] = [];
  for (const migration of migrations) {
    try {
      await indexStored(migration);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Migrations failed");
}
