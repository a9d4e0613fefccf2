import { conversions } from "@halkopiha/domain/energy/energy.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { Diagram } from "../../../ui/data/Diagram.tsx";

const base = 140;
/** Edge of a cubic metre in pixels; volumes are drawn as areas. */
const edge = 78;
const toSide = (volume: number) => edge * Math.sqrt(volume);

/** Ends of logs in rows; loose ones are further apart and irregular. */
function Logs({ x, side, gap, loose }: { x: number; side: number; gap: number; loose?: boolean }) {
  const count = Math.floor(side / gap);
  const first = (side - (count - 1) * gap) / 2;
  const all = Array.from({ length: count * count }, (_, index) => index);
  return all.map((index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const off = loose ? ((index * 7) % 5) - 2 : 0;
    return (
      <circle
        key={index}
        cx={x + first + column * gap + off}
        cy={base - first - row * gap - off / 2}
        r={5.6}
        fill="var(--wood)"
        stroke="var(--bark)"
        strokeWidth={1.6}
      />
    );
  });
}

function Volume({ x, volume, name }: { x: number; volume: number; name: string }) {
  const side = toSide(volume);
  return (
    <>
      <text x={x + side / 2} y={base + 22} textAnchor="middle">
        {name}
      </text>
      <text x={x + side / 2} y={base + 45} textAnchor="middle" fontWeight={700}>
        {formatNumber(volume)} m³
      </text>
    </>
  );
}

/** One solid cubic metre of wood, and the space it takes when piled and loose. */
export function MeasuresDiagram() {
  const { pino, irto } = conversions.pieces.kiinto;
  const [solid, piled, loose] = [toSide(1), toSide(pino), toSide(irto)];
  const [atSolid, atPiled, atLoose] = [16, 16 + solid + 36, 16 + solid + piled + 72];
  return (
    <Diagram
      title="Sama puu kolmella mitalla"
      description={`Yksi kiintokuutio pilkkeitä vie pinottuna ${formatNumber(pino)} kuutiota ja irtona ${formatNumber(irto)} kuutiota.`}
      caption="Sama määrä puuta kolmella mitalla. Mitä enemmän väleissä on ilmaa, sitä suurempi luku."
      width={400}
      height={200}
    >
      <rect
        x={atSolid}
        y={base - solid}
        width={solid}
        height={solid}
        fill="var(--wood)"
        stroke="var(--bark)"
        strokeWidth={2}
      />
      {[
        { x: atPiled, side: piled },
        { x: atLoose, side: loose },
      ].map(({ x, side }) => (
        <rect
          key={x}
          x={x}
          y={base - side}
          width={side}
          height={side}
          rx={3}
          fill="var(--sunken)"
          stroke="var(--line-strong)"
          strokeWidth={1.5}
        />
      ))}
      <Logs x={atPiled} side={piled} gap={13.4} />
      <Logs x={atLoose} side={loose} gap={17} loose />
      <path d={`M8 ${base}h384`} stroke="var(--line-strong)" strokeWidth={2} />
      <Volume x={atSolid} volume={1} name="Kiinto" />
      <Volume x={atPiled} volume={pino} name="Pino" />
      <Volume x={atLoose} volume={irto} name="Irto" />
    </Diagram>
  );
}
