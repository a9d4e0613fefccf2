import type { Page } from "@playwright/test";
import type { Size } from "../support/browser/chromium.ts";

/** One screenshot: the page to open, and the actions before the screenshot is taken. */
export interface Screen {
  name: string;
  path: string;
  /** Restricts the screenshot to one size; both when absent. */
  only?: Size;
  action?: (page: Page) => Promise<unknown>;
}
