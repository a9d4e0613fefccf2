import { listUserProducts } from "@halkopiha/domain/contract/products.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { redirect } from "react-router-dom";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import type { Kind } from "./kinds.ts";

/** What the one who is logged in sells of this kind, newest first. */
export async function loadGoods(kind: Kind): Promise<{ kind: Kind; goods: readonly Product[] }> {
  const id = store.get(sessionAtom)?.user._id;
  if (!id) throw redirect(paths.front);
  const groups = await api(listUserProducts, { params: { id } });
  return { kind, goods: groups[kind.group] };
}
