const escapes = /(?:%[0-9a-f]{2})+/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of escapes as characters of Latin-1, in UTF-8; ASCII stays as it is. */
const fromLatin1 = (bytes: string) =>
  bytes.replaceAll(/%([89a-f][0-9a-f])/gi, (_, byte: string) =>
    encodeURIComponent(String.fromCharCode(Number.parseInt(byte, 16))),
  );

/**
 * A request target whose path can be decoded. Old links hold Latin-1 (`/h%E4me`), in which their bytes are read; a percent sign that starts
 * no escape stands for itself. The query is left as it is, because parsing one never fails.
 */
export function repairPercentEncoding(target: string): string {
  const end = target.search(/[?#]|$/);
  const path = target.slice(0, end);
  if (isDecodable(path)) return target;
  const escaped = path.replaceAll(/%(?![0-9a-f]{2})/gi, "%25");
  const repaired = escaped.replaceAll(escapes, (bytes) => (isDecodable(bytes) ? bytes : fromLatin1(bytes)));
  return repaired + target.slice(end);
}
