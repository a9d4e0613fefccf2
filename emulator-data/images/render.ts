import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { createRandom } from "../generate/random.ts";
import { drawings } from "./drawings.ts";

// Regenerates the images of the sample market: draws SVGs and renders them in the sizes that the server stores.

const folder = new URL("rendered/", import.meta.url);
await mkdir(folder, { recursive: true });

for (const [name, subject] of Object.entries(drawings)) {
  const svg = subject(createRandom(name.length * 97 + name.charCodeAt(0)));
  const at = (file: string) => new URL(file, folder);
  const image = sharp(Buffer.from(svg));
  await Promise.all([
    writeFile(at(`${name}.png`), await image.clone().png({ palette: true, compressionLevel: 9 }).toBuffer()),
    writeFile(at(`${name}-960.webp`), await image.clone().webp({ quality: 78 }).toBuffer()),
    writeFile(at(`${name}-320.webp`), await image.clone().resize(320).webp({ quality: 78 }).toBuffer()),
  ]);
}
console.info(`${Object.keys(drawings).length} images drawn`);
