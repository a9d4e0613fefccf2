import { mkdir } from "node:fs/promises";
import sharp from "sharp";

// `node scripts/images/icons.ts`: draws the app's icons into web/public/icons/, to be committed.

const folder = "web/public/icons";

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;

/** The end of a log with its growth rings and a split, in the centre; `scale` 1 fills the square. */
function log(scale: number): string {
  return `<g transform="translate(50 50) scale(${scale}) translate(-50 -50)">
    <circle cx="50" cy="50" r="46" fill="#6b4a2b"/>
    <circle cx="50" cy="50" r="39" fill="#e9c48f"/>
    <g fill="none" stroke="#b98a52" stroke-width="4.2" stroke-linecap="round">
      <circle cx="51" cy="50" r="28"/><circle cx="52" cy="50" r="17"/><circle cx="53" cy="50" r="6"/>
      <path d="m53 50 35-19"/>
    </g>
  </g>`;
}

const ground = (radius: number) => `<rect width="100" height="100" rx="${radius}" fill="#1e4d3b"/>`;

/** A single colour, chosen by the system: rings and split stay transparent. */
const monochrome = `<g fill="none" stroke="#000" stroke-width="6" stroke-linecap="round">
  <circle cx="50" cy="50" r="36"/><circle cx="51" cy="50" r="23"/><circle cx="52" cy="50" r="10"/><path d="m52 50 27-15"/>
</g>`;

// A maskable icon may be cropped to a circle of four fifths of its width.
const drawings = [
  { name: "any-192", size: 192, content: ground(22) + log(0.78) },
  { name: "any-512", size: 512, content: ground(22) + log(0.78) },
  { name: "maskable-192", size: 192, content: ground(0) + log(0.6) },
  { name: "maskable-512", size: 512, content: ground(0) + log(0.6) },
  { name: "apple-touch-180", size: 180, content: ground(0) + log(0.72) },
  { name: "monochrome-512", size: 512, content: monochrome },
] as const;

await mkdir(folder, { recursive: true });
for (const { name, size, content } of drawings) {
  await sharp(Buffer.from(square(content)), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`);
}
