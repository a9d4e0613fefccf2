import { stoves } from "@halkopiha/domain/energy/energy.ts";
import { Diagram } from "../../../ui/data/Diagram.tsx";
import { formatEfficiency } from "../format-efficiency.ts";

const [left, width, step] = [14, 352, 58];
const at = (percent: number) => left + (width * percent) / 100;

/** Diagram of the efficiency of each stove, from 0 to 100 %. */
export function EfficiencyDiagram() {
  const bottom = stoves.length * step + 6;
  return (
    <Diagram
      title="Tulisijojen hyötysuhteet"
      description={stoves.map((stove) => `${stove.name} ${formatEfficiency(stove)}`).join(", ")}
      caption="Vihreä kohta näyttää, mille välille tulisijan hyötysuhde asettuu."
      width={380}
      height={bottom + 24}
    >
      {stoves.map((stove, index) => (
        <g key={stove.name} transform={`translate(0 ${index * step})`}>
          <text x={left} y={20}>
            {stove.name}
          </text>
          <text x={left + width} y={20} textAnchor="end" fontWeight={700}>
            {formatEfficiency(stove)}
          </text>
          <rect x={left} y={28} width={width} height={16} rx={8} fill="var(--sunken)" />
          <rect
            x={at(stove.from)}
            y={28}
            width={at(stove.to) - at(stove.from)}
            height={16}
            rx={8}
            fill="var(--map)"
          />
        </g>
      ))}
      {[0, 50, 100].map((percent) => (
        <text
          key={percent}
          x={at(percent)}
          y={bottom + 14}
          textAnchor={percent === 0 ? "start" : percent === 100 ? "end" : "middle"}
        >
          {percent} %
        </text>
      ))}
    </Diagram>
  );
}
