import { kinds } from "./kinds.ts";
import { loadGoods } from "./load-goods.ts";

export { exceptForHash as shouldRevalidate } from "../../app/should-revalidate.ts";
export { GoodsPage as Component } from "./GoodsPage.tsx";

export const loader = () => loadGoods(kinds.services);
