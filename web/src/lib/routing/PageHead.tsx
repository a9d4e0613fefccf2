import { useAtomValue } from "jotai/react";
import { newOrderCountAtom } from "../orders/new-orders-atoms.ts";

/** Origin of the deployed app: pages are prerendered at build time, and search engines need one canonical URL for each. */
const origin: string = import.meta.env["SITE_URL"];
const socialImage = { path: "/og.png", width: "1200", height: "630", alt: "Halkopiha: pino halkoja" };

/** Image and URL of the preview that a shared link shows. */
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

/**
 * Title and description for tabs, search engines and shared links; a seller's title includes the number of new orders. A page without a
 * `path` is not indexed by search engines.
 */
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
