import { Diagram } from "../../../ui/data/Diagram.tsx";

const rows = [0, 1, 2, 3, 4, 5];
const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Ends of logs under a roof. */
function Pile() {
  return rows.flatMap((row) =>
    columns.map((column) => (
      <g key={`${row}-${column}`} transform={`translate(${117 + column * 19} ${187 - row * 17})`}>
        <circle r={8.4} fill="var(--wood)" stroke="var(--bark)" strokeWidth={2} />
        <circle r={3.4} fill="none" stroke="var(--wood-deep)" strokeWidth={1.4} />
      </g>
    )),
  );
}

function Wind({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}c12 -7 20 7 34 0m-8 -6 8 6-7 7`}
      fill="none"
      stroke="var(--map)"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A shed as it should be: a roof, open sides, air below. */
export function ShedDiagram() {
  return (
    <Diagram
      title="Hyvä liiteri"
      description="Halot on pinottu katon alle parrujen päälle. Sivut ovat avoimet, joten tuuli pääsee pinon läpi ja alle."
      caption="Hyvässä liiterissä on tiivis katto, ilmavat seinät ja pinon alla rako, josta tuuli kulkee läpi."
      width={390}
      height={256}
    >
      <path d="M60 66 326 34l12 16L54 84z" fill="var(--bark)" />
      <g fill="var(--wood-deep)">
        <rect x={84} y={78} width={9} height={138} />
        <rect x={298} y={52} width={9} height={164} />
        <rect x={104} y={197} width={182} height={7} />
        <rect x={118} y={204} width={14} height={12} />
        <rect x={188} y={204} width={14} height={12} />
        <rect x={258} y={204} width={14} height={12} />
      </g>
      <Pile />
      <path d="M10 216h370" stroke="var(--line-strong)" strokeWidth={3} />
      <Wind x={36} y={120} />
      <Wind x={36} y={160} />
      <Wind x={318} y={130} />
      <Wind x={318} y={170} />
      <text x={196} y={24} textAnchor="middle">
        Katto suojaa sateelta
      </text>
      <text x={8} y={142}>
        Tuuli
      </text>
      <text x={196} y={240} textAnchor="middle">
        Ilmarako alla, 10 cm
      </text>
    </Diagram>
  );
}
