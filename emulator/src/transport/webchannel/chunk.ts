/** Frames JSON as clients read it from an answer that grows: its length in UTF-16 units, a line's end, itself. */
export function chunk(json: string): string {
  return `${json.length}\n${json}`;
}
