import { Drawing } from "./Drawing.tsx";

interface Bar {
  name: string;
  value: number;
  text: string;
}

const [width, height, floor, tallest] = [380, 240, 206, 176];
/** Every so many columns is named, so that the names do not meet. */
const namedEvery = 3;

/** Columns from zero, side by side, as time goes on; the last one stands out. */
export function ColumnsDrawing({
  title,
  unit,
  caption,
  bars,
}: {
  title: string;
  unit: string;
  caption: string;
  bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  const isNamed = (index: number) => (bars.length - 1 - index) % namedEvery === 0;
  return (
    <Drawing
      title={title}
      description={bars.map(({ name, text }) => `${name} ${text} ${unit}`).join(", ")}
      caption={caption}
      width={width}
      height={height}
    >
      {bars.map(({ name, value, text }, index) => {
        const tall = (tallest * value) / most;
        return (
          <g key={name} transform={`translate(${index * step} 0)`}>
            <rect
              x={3}
              y={floor - tall}
              width={step - 6}
              height={tall}
              rx={3}
              fill={index === bars.length - 1 ? "var(--wood-deep)" : "var(--wood)"}
            />
            <text x={step / 2} y={floor - tall - 6} textAnchor="middle" fontWeight={700}>
              {text}
            </text>
            {isNamed(index) && (
              <text
                x={step / 2}
                y={floor + 24}
                textAnchor={index === bars.length - 1 ? "end" : "middle"}
                dx={index === bars.length - 1 ? step / 2 : 0}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${floor}h${width}`} stroke="var(--line-strong)" strokeWidth={1.5} />
    </Drawing>
  );
}
