import { kinds } from "./kinds.ts";
import { loadGoods } from "./load-goods.ts";

export { GoodsPage as Component } from "./GoodsPage.tsx";

export const loader = () => loadGoods(kinds.firewood);
