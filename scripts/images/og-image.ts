import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { brandColors, drawLogPile } from "../../functions/src/pages/og-images/log-pile.ts";
import { main } from "../suite/run.ts";

// `node scripts/images/og-image.ts`: draws the Open Graph image of shared links into web/public/og.png, which is committed.

const [width, height] = [1200, 630];
const output = fileURLToPath(new URL("../../web/public/og.png", import.meta.url));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${brandColors.ground}"/>
  <rect y="556" width="${width}" height="74" fill="${brandColors.spruce}"/>
  ${drawLogPile({ left: 582, bottom: 556 })}
  <g font-family="DejaVu Sans" fill="${brandColors.ink}">
    <text x="72" y="250" font-size="78" font-weight="700" letter-spacing="-2">Halkopiha</text>
    <text x="76" y="326" font-size="36" fill="${brandColors.inkSoft}">Polttopuut suoraan</text>
    <text x="76" y="374" font-size="36" fill="${brandColors.inkSoft}">tekijältä</text>
    <text x="76" y="605" font-size="28" font-weight="700" fill="#ffffff">halkopiha.fi</text>
  </g>
</svg>`;

await main(async () => {
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(output);
  return 0;
});
