import { expect, test } from "vitest";
import { addOrientation, photoTypes } from "../../testing/image-orientation.ts";
import { paintQuarters, readPixel } from "../../testing/images.ts";
import { cropImage, loadImage } from "./crop-image.ts";

const colours = { r: [255, 0, 0], g: [0, 255, 0], b: [0, 0, 255], w: [255, 255, 255] } as const;
type Colour = keyof typeof colours;

const nameColour = (pixel: readonly number[]): Colour | undefined =>
  (["r", "g", "b", "w"] as const).find((name) =>
    colours[name].every((value, index) => Math.abs(value - (pixel[index] ?? 0)) < 90),
  );

/** The quarters of a photo that is stored as `rg` over `bw`, as they are seen. */
const seen = [
  [1, "rg bw"],
  [2, "gr wb"],
  [3, "wb gr"],
  [4, "bw rg"],
  [5, "rb gw"],
  [6, "br wg"],
  [7, "wg br"],
  [8, "gw rb"],
] as const;

for (const type of photoTypes) {
  test.each(seen)(
    `a photo of the type ${type} with the orientation %i is upright`,
    async (orientation, quarters) => {
      const stored = await paintQuarters([60, 40], [colours.r, colours.g, colours.b, colours.w], type);
      const image = await loadImage(await addOrientation(stored, orientation));
      const isTurned = orientation > 4;
      const [width, height] = isTurned ? [40, 60] : [60, 40];
      expect([image.naturalWidth, image.naturalHeight]).toEqual([width, height]);
      const sent = await cropImage(image, { x: 0, y: 0, width, height }, { aspect: width / height });
      const pixels: string[] = [];
      for (const y of [0.25, 0.75])
        for (const x of [0.25, 0.75]) pixels.push(nameColour(await readPixel(sent, [x, y])) ?? "?");
      expect(`${pixels.slice(0, 2).join("")} ${pixels.slice(2).join("")}`).toBe(quarters);
      URL.revokeObjectURL(image.src);
    },
  );
}
