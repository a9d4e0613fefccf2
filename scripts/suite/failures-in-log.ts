import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/** Lines with which firebase-tools and the emulator report a request or an event that was lost. */
const failure =
  /^(The function .+ failed on|.*(Request to function failed|function was killed|function timed out|Failed to (handle|start|load)))/;

/** Maximum number of lines of one log. */
const limit = 20;

/** The last lines of a suite's log that report failed functions: a test may have waited for one of them. */
export async function readFailuresInLog(log: string): Promise<string[]> {
  const lines = stripVTControlCharacters(await readFile(log, "utf8")).split("\n");
  return lines.filter((line) => failure.test(line)).slice(-limit);
}
