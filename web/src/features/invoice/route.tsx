import { readInvoice } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { useAtomValue } from "jotai/react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { redirectToLogin } from "../../lib/auth/return-path.ts";
import { paths } from "../../lib/routing/paths.ts";
import { isLoggedInAtom, sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Button, buttonClass } from "../../ui/forms/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./InvoicePage.module.css";
import { InvoiceSheet } from "./InvoiceSheet.tsx";

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirectToLogin(request);
  return api(readInvoice, { params: { id } }, { handlesNoResponse: true });
}

/** The invoice of a yearly fee: for the seller, and for admins. §9, ADR 49 */
function InvoicePage() {
  const { invoice } = useLoaderData<typeof loader>();
  const isOwn = useAtomValue(sessionAtom)?.user._id === invoice.userId;
  const back = isOwn ? paths.settings : `${paths.adminUsers}#details:${invoice.userId}`;
  return (
    <div className={styles.page}>
      <PageHead title={`Jäsenmaksulasku ${invoice.year}`} />
      <div className={styles.actions}>
        <Link to={back} className={buttonClass("plain")}>
          <Icon name="back" />
          Takaisin
        </Link>
        <Button variant="plain" icon="print" onClick={() => window.print()}>
          Tulosta
        </Button>
      </div>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}

export { InvoicePage as Component };
