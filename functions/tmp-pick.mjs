import sharp from "sharp";

const [out, h, ...files] = process.argv.slice(2);
const H = +h;
let x = 0;
const tiles = [];
for (const f of files) {
  const m = await sharp(f).metadata();
  const w = m.width > 500 ? 700 : 390;
  const s = w / m.width;
  const hh = Math.min(H, Math.round(m.height * s));
  tiles.push({
    input: await sharp(f)
      .resize({ width: w })
      .extract({ left: 0, top: 0, width: w, height: hh })
      .png()
      .toBuffer(),
    left: x,
    top: 0,
  });
  x += w + 8;
}
await sharp({ create: { width: x, height: H, channels: 3, background: "#888" } })
  .composite(tiles)
  .png()
  .toFile(out);
