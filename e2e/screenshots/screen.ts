import type { Page } from "playwright-core";
import type { Size } from "../support/chromium.ts";

/** One screenshot: the page to open, and what to do there before it is taken. */
export interface Screen {
  name: string;
  path: string;
  /** The only size to take it at; both when absent. */
  only?: Size;
  act?: (page: Page) => Promise<unknown>;
}
