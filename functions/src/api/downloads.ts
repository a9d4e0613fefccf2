import * as rows from "@halkopiha/domain/contract/downloads.ts";
import { sellerListWriters } from "../downloads/seller-list.ts";
import { chunksOf } from "../downloads/table-writer.ts";
import { pagesOfSellers } from "../store/users.ts";
import { serve } from "./serve.ts";

export const downloadSellerListCsv = serve(rows.downloadSellerListCsv, async () =>
  chunksOf(await sellerListWriters.csv(), pagesOfSellers()),
);

export const downloadSellerListExcel = serve(rows.downloadSellerListExcel, async () =>
  chunksOf(await sellerListWriters.xlsx(), pagesOfSellers()),
);
