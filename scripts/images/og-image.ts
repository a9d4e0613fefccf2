import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { main } from "../suite/run.ts";

// `node scripts/images/og-image.ts`: draws the Open Graph image of shared links into web/public/og.png, which is committed.

const [width, height] = [1200, 630];
const output = fileURLToPath(new URL("../../web/public/og.png", import.meta.url));

/** The end of a log with its growth rings. */
function log(x: number, y: number, radius: number): string {
  const rings = [0.62, 0.38, 0.14].map(
    (part) =>
      `<circle cx="${x + radius * 0.04}" cy="${y}" r="${radius * part}" fill="none" stroke="#b98a52" stroke-width="5"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#6b4a2b"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="#e9c48f"/>${rings.join("")}`;
}

/** Three rows of logs, each in the gaps of the row below. */
function pile(): string {
  const radius = 76;
  return [4, 3, 2]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, column) =>
        log(590 + radius + (2 * column + row) * radius - 8, 480 - row * radius * 1.73, radius - 3),
      ),
    )
    .join("");
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#faf8f4"/>
  <rect y="556" width="${width}" height="74" fill="#1e4d3b"/>
  ${pile()}
  <g font-family="DejaVu Sans" fill="#22201d">
    <text x="72" y="250" font-size="78" font-weight="700" letter-spacing="-2">Halkopiha</text>
    <text x="76" y="326" font-size="36" fill="#5c564d">Polttopuut suoraan</text>
    <text x="76" y="374" font-size="36" fill="#5c564d">tekijältä</text>
    <text x="76" y="605" font-size="28" font-weight="700" fill="#ffffff">halkopiha.fi</text>
  </g>
</svg>`;

await main(async () => {
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(output);
  return 0;
});
