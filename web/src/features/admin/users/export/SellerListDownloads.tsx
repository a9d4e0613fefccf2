import { maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import { downloadListedCsv, downloadListedExcel } from "@halkopiha/domain/contract/admin/downloads.ts";
import { useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { ApiError } from "../../../../lib/api/errors.ts";
import { DownloadButtons } from "./DownloadButtons.tsx";
import { ExportColumnsSelect } from "./ExportColumnsSelect.tsx";
import { type ListedUsers, useListExportQuery } from "./export-query.ts";
import { SellerListExport } from "./SellerListExport.tsx";

/**
 * Downloads of what the list shows: its filters, its order and its columns. A list that is too long for a direct download is created in the
 * background; until its length is known, a download may be tried, because the server rejects it. §2, §7
 */
export function SellerListDownloads({ list, count }: ListedUsers) {
  const body = useListExportQuery(list);
  const key = new URLSearchParams(body).toString();
  const [longKey, setLongKey] = useState<string>();
  if ((count?.count ?? 0) > maxDirectSellers || longKey === key) {
    return (
      <SellerListExport query={key}>
        <ExportColumnsSelect />
      </SellerListExport>
    );
  }

  function handleError(error: unknown) {
    if (error instanceof ApiError && error.code === "listTooLong") setLongKey(key);
  }

  return (
    <DownloadButtons
      csv={(options) => api(downloadListedCsv, { body }, options)}
      excel={(options) => api(downloadListedExcel, { body }, options)}
      onError={handleError}
    />
  );
}
