import type { Random } from "../generate/random.ts";
import { circle, logEnd, path, polygon, rect, scene, type Wood, wedge } from "./shapes.ts";

const birch: Wood = { bark: "#f2efe8", cut: "#e8cf9f", ring: "#b98f55" };
const spruce: Wood = { bark: "#7b5a41", cut: "#efdcb4", ring: "#c2a06a" };
const pine: Wood = { bark: "#9c5a33", cut: "#efcf94", ring: "#bf8242" };
const aspen: Wood = { bark: "#8d9184", cut: "#f0e6cd", ring: "#c9b78c" };
const alder: Wood = { bark: "#5d4a43", cut: "#e0a878", ring: "#b26f3f" };
const woods = [birch, spruce, pine, aspen, alder] as const;

const winter = { sky: "#dfe8e6", ground: "#f4f2ec" };
const summer = { sky: "#e3ebdd", ground: "#c9d3b4" };
const dusk = { sky: "#efe3d2", ground: "#d8c6a8" };

/** A pile of split wood between two posts. */
function pile(random: Random, kinds: readonly Wood[]): string {
  const shapes = [
    rect(52, 330, 376, 52, "#00000014", 'rx="26"'),
    rect(56, 108, 16, 268, "#6b4a32", 'rx="4"'),
    rect(408, 108, 16, 268, "#6b4a32", 'rx="4"'),
  ];
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const x = 92 + column * 33 + (row % 2) * 14 + random.below(5);
      if (x > 396) continue;
      shapes.push(wedge(random, x, 352 - row * 31 + random.below(4), 20, random.pick(kinds)));
    }
  }
  return shapes.join("");
}

/** Long logs in a pyramid, seen from the ends. */
function logs(random: Random, wood: Wood, r: number): string {
  const rows = Math.floor(300 / (2 * r));
  const shapes: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < rows + 1 - row; column += 1) {
      shapes.push(
        logEnd(random, 240 + (column - (rows - row) / 2) * 2 * r, 374 - r - row * r * 1.75, r, wood),
      );
    }
  }
  return shapes.join("");
}

function heap(random: Random, colours: readonly string[], grain: number): string {
  const shapes = [
    polygon(
      [
        [70, 384],
        [150, 230],
        [232, 170],
        [330, 236],
        [412, 384],
      ],
      colours[0] ?? "#b08a5a",
      'stroke-linejoin="round"',
    ),
  ];
  for (let index = 0; index < 420; index += 1) {
    const across = random.below(1000) / 1000;
    const top = 384 - Math.sin(across * Math.PI) * 205;
    const y = top + (random.below(1000) / 1000) * (384 - top);
    shapes.push(
      rect(
        76 + across * 326,
        y,
        grain * 2,
        grain,
        random.pick(colours),
        `rx="${grain / 3}" transform="rotate(${random.below(90)} ${Math.round(76 + across * 326)} ${Math.round(y)})"`,
      ),
    );
  }
  return shapes.join("");
}

function sack(x: number, colour: string, inside: string): string {
  return (
    path(
      `M${x},176 q60,-26 120,0 l14,196 q-74,22 -148,0 Z`,
      `fill="${colour}" stroke="#00000022" stroke-width="2"`,
    ) +
    inside +
    path(`M${x + 8},170 q52,26 104,0`, 'fill="none" stroke="#6b4a32" stroke-width="7" stroke-linecap="round"')
  );
}

function tree(x: number, base: number, height: number, colour: string): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const y = base - height + (tier * height) / 5;
    const half = (height / 8) * (1 + tier * 0.75);
    return polygon(
      [
        [x, y],
        [x - half, y + height / 2.6],
        [x + half, y + height / 2.6],
      ],
      colour,
      'stroke="#00000018"',
    );
  });
  return rect(x - 7, base - 34, 14, 40, "#6b4a32") + tiers.reverse().join("");
}

const forest = (colour: string) =>
  [60, 132, 356, 424].map((x, index) => tree(x, 378, 190 + (index % 2) * 60, colour)).join("");

function boards(): string {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const y = 340 - row * 26;
    return rect(
      64 + (row % 2) * 8,
      y,
      350,
      22,
      row % 2 ? "#e8c98f" : "#efd6a4",
      'rx="2" stroke="#b98f55" stroke-width="1.5"',
    );
  });
  return rect(110, 362, 24, 18, "#6b4a32") + rect(340, 362, 24, 18, "#6b4a32") + rows.join("");
}

function lorry(load: string): string {
  return (
    rect(60, 210, 250, 116, "#1e4d3b", 'rx="6"') +
    load +
    path("M316,236 h66 l36,52 v38 h-102 Z", 'fill="#b4491a"') +
    path("M330,248 h46 l24,36 h-70 Z", 'fill="#dfe8e6"') +
    rect(48, 322, 378, 16, "#22201d", 'rx="4"') +
    [116, 184, 368].map((x) => circle(x, 346, 30, "#22201d") + circle(x, 346, 13, "#c9c2b4")).join("")
  );
}

function block(random: Random): string {
  return (
    rect(156, 300, 168, 84, pine.bark, 'rx="8"') +
    path(
      "M156,304 a84,26 0 0 1 168,0 a84,26 0 0 1 -168,0",
      `fill="${pine.cut}" stroke="${pine.ring}" stroke-width="2"`,
    ) +
    wedge(random, 212, 268, 38, birch) +
    wedge(random, 276, 262, 34, birch) +
    path("M330,92 L252,258", 'stroke="#8a5a34" stroke-width="13" stroke-linecap="round"') +
    path("M238,214 l46,22 q-6,34 -34,46 l-32,-16 Z", 'fill="#8f9a9a" stroke="#5d6666" stroke-width="2"')
  );
}

const woodSack = (random: Random) =>
  Array.from({ length: 9 }, (_, index) =>
    wedge(random, 200 + (index % 3) * 38, 226 + Math.floor(index / 3) * 48, 20, birch),
  ).join("");

function bricks(): string {
  return Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return rect(
      92 + column * 76,
      330 - row * 46,
      70,
      40,
      row % 2 ? "#a97f4f" : "#b98f5d",
      'rx="14" stroke="#7d5a35" stroke-width="2"',
    );
  }).join("");
}

/** The drawing of each image of the sample market. */
export const drawings: Readonly<Record<string, (random: Random) => string>> = {
  koivu: (random) => scene(winter.sky, winter.ground, [pile(random, [birch])]),
  kuusi: (random) => scene(summer.sky, summer.ground, [pile(random, [spruce])]),
  manty: (random) => scene(dusk.sky, dusk.ground, [pile(random, [pine])]),
  haapa: (random) => scene(winter.sky, summer.ground, [pile(random, [aspen])]),
  leppa: (random) => scene(dusk.sky, summer.ground, [pile(random, [alder])]),
  sekapuu: (random) => scene(summer.sky, dusk.ground, [pile(random, woods)]),
  halko: (random) => scene(winter.sky, winter.ground, [logs(random, birch, 30)]),
  sakki: (random) => scene(dusk.sky, dusk.ground, [sack(178, "#d8b98a", woodSack(random))]),
  briketti: () => scene(dusk.sky, dusk.ground, [bricks()]),
  hake: (random) =>
    scene(summer.sky, summer.ground, [heap(random, ["#c79f66", "#e0bf8a", "#a87f4b", "#efd9ac"], 8)]),
  pelletti: (random) => scene(winter.sky, dusk.ground, [heap(random, ["#b98d55", "#d0a76e", "#a2743e"], 5)]),
  sahatavara: () => scene(summer.sky, summer.ground, [boards()]),
  sytykkeet: (random) => scene(dusk.sky, dusk.ground, [heap(random, ["#d9964f", "#efc078", "#b96f2e"], 11)]),
  joulukuusi: () => scene(winter.sky, winter.ground, [tree(240, 392, 330, "#1e4d3b")]),
  tukki: (random) => scene(summer.sky, summer.ground, [logs(random, pine, 44)]),
  haketus: (random) => scene(summer.sky, summer.ground, [lorry(heapOnLorry(random))]),
  kuljetus: (random) => scene(winter.sky, winter.ground, [lorry(loadOnLorry(random))]),
  pilkonta: (random) => scene(dusk.sky, dusk.ground, [block(random)]),
  metsa: () => scene(summer.sky, summer.ground, [forest("#2f6a50"), tree(240, 392, 300, "#1e4d3b")]),
};

function heapOnLorry(random: Random): string {
  const chips = Array.from({ length: 90 }, () =>
    rect(
      72 + random.below(220),
      176 + random.below(34),
      14,
      7,
      random.pick(["#c79f66", "#e0bf8a", "#a87f4b"]),
      'rx="2"',
    ),
  );
  return (
    polygon(
      [
        [66, 212],
        [120, 172],
        [250, 166],
        [304, 212],
      ],
      "#b98d55",
    ) + chips.join("")
  );
}

function loadOnLorry(random: Random): string {
  return Array.from({ length: 14 }, (_, index) =>
    logEnd(random, 82 + (index % 7) * 34 + (index > 6 ? 12 : 0), index > 6 ? 168 : 196, 16, birch),
  ).join("");
}
