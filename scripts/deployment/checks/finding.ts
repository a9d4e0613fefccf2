/** What a check has found, in one line that says what to do if it is not well. */
export interface Finding {
  ok: boolean;
  line: string;
}

export const decide = (ok: boolean, well: string, otherwise: string): Finding => ({
  ok,
  line: ok ? well : otherwise,
});
