/** The network by which the server counts root. Behind a proxy that is not known it is that of the proxy, for all visitors. */
export function SeenNetwork({ network }: { network: string }) {
  return (
    <p>
      Palvelin näkee sinut osoitteessa <strong translate="no">{network}</strong>. Jos osoite on sama, kun
      avaat sivun toisessa verkossa, kaikki kävijät jakavat samat rajat: aseta välityspalvelin palvelimen
      asetuksiin (TRUSTED_PROXIES).
    </p>
  );
}
