/** A name, and the pixel of the map that it names. */
export interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/** Approximate size of a name on the map, in pixels. */
const letterWidth = 8;
const lineHeight = 26;

const overlap = (one: NamedPoint, other: NamedPoint): boolean =>
  Math.abs(one.y - other.y) < lineHeight &&
  Math.abs(one.x - other.x) < ((one.name.length + other.name.length) / 2) * letterWidth;

/** The names that do not overlap one before them. Which ones these are depends on the zoom level only, so none comes or goes while panning. */
export function listFittingNames<Point extends NamedPoint>(points: readonly Point[]): Point[] {
  const fitting: Point[] = [];
  for (const point of points) if (!fitting.some((other) => overlap(point, other))) fitting.push(point);
  return fitting;
}
