import { useAtomValue } from "jotai/react";
import { newOrderCountAtom } from "../orders/new-orders-atoms.ts";

/** The deployed app, wherever this one runs: pages are written at the build, and search engines want one address of each. */
const origin: string = import.meta.env["SITE_URL"];
const socialImage = { path: "/og.png", width: "1200", height: "630", alt: "Halkopiha: pino halkoja" };

/** The picture and the address that a shared link shows. */
function SocialPreview({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(socialImage.path, origin).href} />
      <meta property="og:image:width" content={socialImage.width} />
      <meta property="og:image:height" content={socialImage.height} />
      <meta property="og:image:alt" content={socialImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What search engines, tabs and shared links show of a page; a seller's tab says how many orders are new. One without a `path` is not to be found by search engines. */
export function PageHead({
  title,
  description,
  path,
}: {
  title: string;
  description?: string;
  path?: string;
}) {
  const full = `${title} | Halkopiha`;
  const count = useAtomValue(newOrderCountAtom);
  return (
    <>
      <title>{count > 0 ? `(${count}) ${full}` : full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content="Halkopiha" />
      <meta property="og:locale" content="fi_FI" />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SocialPreview address={new URL(path, origin).href} />
      )}
    </>
  );
}
