import type { User } from "@halkopiha/domain/accounts/user.ts";
import { downloadOwnData, downloadOwnDataPdf } from "@halkopiha/domain/contract/accounts/own-data.ts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { OfflineNotice } from "../../../lib/connection/OfflineNotice.tsx";
import { DownloadButton } from "../../../lib/files/DownloadButton.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import styles from "./OwnDataCard.module.css";

const formats = [
  ["JSON", downloadOwnData],
  ["PDF", downloadOwnDataPdf],
] as const;

/** A copy of what is stored of the user (GDPR arts. 15 and 20). */
export function OwnDataCopy({ user }: { user: Pick<User, "_id"> }) {
  const notice = useId();
  return (
    <>
      <p>
        JSON-tiedosto sisältää kaiken, mitä tilistäsi on tallennettu: ilmoitukset, tilaukset, viestit,
        arvostelut, laskut ja tilin tapahtumat. PDF on samasta luettavaksi. Miten tietoja käsitellään, lukee
        sivulla <Link to={paths.privacy}>Tietosuoja</Link>.
      </p>
      <div className={styles.choices}>
        <OfflineNotice action="Tietojen lataaminen" id={notice} />
        {formats.map(([format, call]) => (
          <DownloadButton
            key={format}
            name={call.file.name}
            fetchFile={() => api(call, { params: { id: user._id } })}
            variant="plain"
            offlineNotice={notice}
          >
            Lataa omat tietosi ({format})
          </DownloadButton>
        ))}
      </div>
    </>
  );
}
