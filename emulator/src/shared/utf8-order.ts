/** Orders strings by their UTF-8 bytes, which is the order of code points and not of UTF-16 units. */
export function compareUtf8Strings(a: string, b: string): number {
  const common = Math.min(a.length, b.length);
  for (let index = 0; index < common; index++) {
    const unitA = a.charCodeAt(index);
    const unitB = b.charCodeAt(index);
    if (unitA !== unitB) return toCodePointRank(unitA) - toCodePointRank(unitB);
  }
  return a.length - b.length;
}

/** Surrogates encode code points above every other unit, so they rank last. */
function toCodePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
