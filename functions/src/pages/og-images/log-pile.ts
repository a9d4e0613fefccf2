/** The tokens of `web/src/ui/tokens.css` that Open Graph images are drawn with. */
export const brandColors = {
  ground: "#faf8f4",
  ink: "#22201d",
  inkSoft: "#5c564d",
  spruce: "#1e4d3b",
  onSpruce: "#ffffff",
  sunken: "#f2ede4",
  wood: "#e9c48f",
  woodDeep: "#b98a52",
  bark: "#6b4a2b",
} as const;

/** The end of a log with its growth rings, as SVG. */
function drawLog(x: number, y: number, radius: number): string {
  const { bark, wood, woodDeep } = brandColors;
  const rings = [0.62, 0.38, 0.14].map(
    (part) =>
      `<circle cx="${x + radius * 0.04}" cy="${y}" r="${radius * part}" fill="none" stroke="${woodDeep}" stroke-width="5"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${bark}"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="${wood}"/>${rings.join("")}`;
}

/** Three rows of logs, each in the gaps of the row below, as SVG: 608 px wide with logs of the default radius. */
export function drawLogPile({
  left,
  bottom,
  radius = 76,
}: {
  left: number;
  bottom: number;
  radius?: number;
}): string {
  return [4, 3, 2]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, column) =>
        drawLog(
          left + radius + (2 * column + row) * radius,
          bottom - radius - row * radius * 1.73,
          radius - 3,
        ),
      ),
    )
    .join("");
}
