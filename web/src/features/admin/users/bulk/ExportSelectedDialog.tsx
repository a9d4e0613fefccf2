import type { User } from "@halkopiha/domain/accounts/user.ts";
import { downloadSelectedCsv, downloadSelectedExcel } from "@halkopiha/domain/contract/admin/downloads.ts";
import { api } from "../../../../lib/api/client.ts";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { DownloadButtons } from "../export/DownloadButtons.tsx";
import { useColumnsParameter } from "../export/export-query.ts";
import { formatUserCount } from "../user-labels.ts";

interface Props {
  users: readonly User[];
  onClose(): void;
}

/** Saves the selected users as a file. */
export function ExportSelectedDialog({ users, onClose }: Props) {
  const columns = useColumnsParameter();
  const body = { ids: users.map(({ _id }) => _id), ...columns };
  return (
    <Dialog title={`Vie ${formatUserCount(users.length)}`} onClose={onClose}>
      <DownloadButtons
        csv={(options) => api(downloadSelectedCsv, { body }, options)}
        excel={(options) => api(downloadSelectedExcel, { body }, options)}
      />
    </Dialog>
  );
}
