/** What search engines, tabs and shared links show of a page. */
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
  const canonical =
    path === undefined ? null : new URL(path, globalThis.location?.origin ?? "https://halkopiha.fi");
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content="Halkopiha" />
      <meta property="og:locale" content="fi_FI" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical.href} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
