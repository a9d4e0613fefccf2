import { Diagram } from "./Diagram.tsx";

interface Bar {
  name: string;
  value: number;
  text: string;
}

const [width, height, baseline, maxColumnHeight] = [380, 240, 206, 176];
/** Labels every third column, so that the labels do not overlap. */
const labelEvery = 3;

/** Column chart over time; the columns start at zero, and the last is highlighted. */
export function ColumnChart({
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
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  const isLabelled = (index: number) => (bars.length - 1 - index) % labelEvery === 0;
  return (
    <Diagram
      title={title}
      description={bars.map(({ name, text }) => `${name} ${text} ${unit}`).join(", ")}
      caption={caption}
      width={width}
      height={height}
    >
      {bars.map(({ name, value, text }, index) => {
        const columnHeight = (maxColumnHeight * value) / maxValue;
        return (
          <g key={name} transform={`translate(${index * step} 0)`}>
            <rect
              x={3}
              y={baseline - columnHeight}
              width={step - 6}
              height={columnHeight}
              rx={3}
              fill={index === bars.length - 1 ? "var(--wood-deep)" : "var(--wood)"}
            />
            <text x={step / 2} y={baseline - columnHeight - 6} textAnchor="middle" fontWeight={700}>
              {text}
            </text>
            {isLabelled(index) && (
              <text
                x={step / 2}
                y={baseline + 24}
                textAnchor={index === bars.length - 1 ? "end" : "middle"}
                dx={index === bars.length - 1 ? step / 2 : 0}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${baseline}h${width}`} stroke="var(--line-strong)" strokeWidth={1.5} />
    </Diagram>
  );
}
