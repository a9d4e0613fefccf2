/** Frames JSON for a streaming response: its length in UTF-16 units, a newline, the JSON. */
export function chunk(json: string): string {
  return `${json.length}\n${json}`;
}
