/** Saves a file with the browser's download dialog. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read the object URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
