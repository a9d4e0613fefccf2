import { Diagram } from "./Diagram.tsx";

interface Bar {
  name: string;
  value: number;
  text: string;
}

const [step, width, valueWidth] = [34, 380, 76];

/** Bar chart; the bars start at zero so that their lengths are comparable, and the first is highlighted. */
export function BarChart({
  title,
  unit,
  caption,
  bars,
  labelWidth = 128,
}: {
  title: string;
  unit: string;
  caption: string;
  bars: readonly Bar[];
  /** Width of the labels, of 380. */
  labelWidth?: number;
}) {
  const left = labelWidth;
  const maxBarWidth = width - left - valueWidth;
  const maxValue = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Diagram
      title={title}
      description={bars.map(({ name, text }) => `${name} ${text} ${unit}`).join(", ")}
      caption={caption}
      width={width}
      height={bars.length * step + 8}
    >
      {bars.map(({ name, value, text }, index) => (
        <g key={name} transform={`translate(0 ${index * step + 4})`}>
          <text x={left - 10} y={19} textAnchor="end">
            {name}
          </text>
          <rect
            x={left}
            y={2}
            width={(maxBarWidth * value) / maxValue}
            height={step - 10}
            rx={4}
            fill={index === 0 ? "var(--wood-deep)" : "var(--wood)"}
          />
          <text x={left + (maxBarWidth * value) / maxValue + 8} y={19} fontWeight={700}>
            {text}
          </text>
        </g>
      ))}
      <path d={`M${left} 0v${bars.length * step + 8}`} stroke="var(--line-strong)" strokeWidth={1.5} />
    </Diagram>
  );
}
