import { categoryLabel } from "@halkopiha/domain/catalogue.ts";
import { sectionFrame } from "../../app/section-frame.tsx";
import { kinds } from "./kinds.ts";
import { loadGoods } from "./load-goods.ts";

export { GoodsPage as Component } from "./GoodsPage.tsx";

export const frame = sectionFrame(categoryLabel.Palvelut);

export const loader = () => loadGoods(kinds.services);
