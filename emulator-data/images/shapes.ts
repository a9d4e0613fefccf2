import type { Random } from "../generate/random.ts";

/** Width and height of an image in SVG units. */
export const size = 480;

const round = (n: number) => Math.round(n * 10) / 10;

export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = "") =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="${fill}" ${more}/>`;

export const path = (d: string, more: string) => `<path d="${d}" ${more}/>`;

/** A whole image: sky, ground, and the shapes on it. */
export function scene(sky: string, ground: string, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="960" height="960">${rect(0, 0, size, size, sky)}${circle(380, 96, 46, "#fff", 'opacity="0.35"')}${rect(0, 372, size, 108, ground)}${shapes.join("")}</svg>\n`;
}

/** The colours of a kind of wood: bark, fresh cut, and growth rings. */
export interface Wood {
  bark: string;
  cut: string;
  ring: string;
}

/** The round end of a log. */
export function logEnd(random: Random, x: number, y: number, r: number, wood: Wood): string {
  const rings = [0.72, 0.5, 0.28].map((part) =>
    circle(
      x + random.below(5) - 2,
      y + random.below(5) - 2,
      r * part,
      "none",
      `stroke="${wood.ring}" stroke-width="1.6" opacity="0.7"`,
    ),
  );
  return circle(x, y, r, wood.bark) + circle(x, y, r * 0.88, wood.cut) + rings.join("");
}

/** The end of a split log: a wedge with bark along its round side. */
export function wedge(random: Random, x: number, y: number, r: number, wood: Wood): string {
  const turn = (random.below(8) * Math.PI) / 4 + 0.2;
  const spread = Math.PI / 2.6;
  const at = (angle: number, radius: number) =>
    [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  const tip = at(turn + Math.PI, r * 0.75);
  const [a, b] = [at(turn - spread, r), at(turn + spread, r)];
  const shape = `M${tip.map(round)} L${a.map(round)} A${r},${r} 0 0 1 ${b.map(round)} Z`;
  const grain = at(turn, r * 0.35);
  return (
    path(shape, `fill="${wood.cut}" stroke="${wood.ring}" stroke-width="1.2" stroke-linejoin="round"`) +
    path(
      `M${a.map(round)} A${r},${r} 0 0 1 ${b.map(round)}`,
      `fill="none" stroke="${wood.bark}" stroke-width="5" stroke-linecap="round"`,
    ) +
    path(`M${tip.map(round)} L${grain.map(round)}`, `stroke="${wood.ring}" stroke-width="1.4" opacity="0.7"`)
  );
}
