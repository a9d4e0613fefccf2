import { vi } from "vitest";

/** The names and contents of the files that are saved from now on. */
export function watchSavedFiles() {
  const createAddress = vi.spyOn(URL, "createObjectURL");
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const readContents = () =>
    Promise.all(createAddress.mock.calls.map(([file]) => (file instanceof Blob ? file.bytes() : null)));
  return { names, readContents };
}
