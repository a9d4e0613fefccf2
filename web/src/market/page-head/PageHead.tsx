import { useAtomValue } from "jotai/react";
import { toCanonicalUrl } from "../../lib/routing/canonical-url.ts";
import { newOrderCountAtom } from "../orders/new-orders-atoms.ts";

/** An image of 1200 × 630 px. */
interface SocialImage {
  path: string;
  alt: string;
}

const defaultImage: SocialImage = { path: "/og.png", alt: "Halkopiha: pino halkoja" };

/** Image and URL of the preview that a shared link shows. */
function SocialPreview({ address, image }: { address: string; image: SocialImage }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={toCanonicalUrl(image.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
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
  image = defaultImage,
}: {
  title: string;
  description?: string;
  path?: string;
  /** What a shared link shows. */
  image?: SocialImage;
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
        <SocialPreview address={toCanonicalUrl(path)} image={image} />
      )}
    </>
  );
}
