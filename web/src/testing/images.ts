import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import type { uploadAdvertisementImage } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import type { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import type { uploadProductImage } from "@halkopiha/domain/contract/shop/products.ts";
import { onTestFinished, vi } from "vitest";

/** The part of a request with upload progress that the app uses. */
class UploadRequest extends EventTarget {
  upload = new EventTarget();
  responseType = "";
  status = 0;
  response: ArrayBuffer | null = null;

  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = () => "application/json";
  send(_body: unknown): void {
    this.dispatchEvent(new Event("error"));
  }
}

function replaceRequests(request: typeof UploadRequest): void {
  vi.stubGlobal("XMLHttpRequest", request);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Uploads get no response until the end of the test. */
export const failUploads = (): void => replaceRequests(UploadRequest);

/** Answers uploads of an image until the end of the test. @returns the images so far, filled as they are sent */
export function answerUploads(
  answer: ResponseBody<typeof uploadProductImage | typeof uploadAdvertisementImage | typeof uploadPhoto>,
): File[] {
  const files: File[] = [];
  class AnsweredRequest extends UploadRequest {
    override send(body: unknown): void {
      const file = body instanceof FormData ? body.get("image") : null;
      if (file instanceof File) files.push(file);
      this.status = 200;
      this.response = new TextEncoder().encode(JSON.stringify(answer)).buffer;
      this.dispatchEvent(new Event("load"));
    }
  }
  replaceRequests(AnsweredRequest);
  return files;
}

export const createFile = (name: string, content: BlobPart): File =>
  new File([content], name, { type: "image/jpeg" });

/** Chooses a file as its user does; `userEvent.upload` is slow for large ones. */
export function chooseFile(input: Element, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function createContext(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot paint.");
  return { canvas, context };
}

/** A photo with halves of two colours; transparent without them, as PNG. */
export async function paintPhoto({
  width,
  height,
  left,
  right,
}: {
  width: number;
  height: number;
  left?: number[];
  right?: number[];
}): Promise<File> {
  const { canvas, context } = createContext(width, height);
  for (const [place, colour] of [left, right].entries()) {
    if (!colour) continue;
    context.fillStyle = `rgb(${colour.join(" ")})`;
    context.fillRect((place * width) / 2, 0, width / 2, height);
  }
  const type = left ? "image/jpeg" : "image/png";
  return new File([await canvas.convertToBlob({ type })], "IMG_1234", { type });
}

/** A photo with quarters of four colours, row by row. */
export async function paintQuarters(
  [width, height]: readonly [number, number],
  colours: readonly (readonly number[])[],
  type: string,
): Promise<File> {
  const { canvas, context } = createContext(width, height);
  for (const [place, colour] of colours.entries()) {
    context.fillStyle = `rgb(${colour.join(" ")})`;
    context.fillRect((place % 2) * (width / 2), Math.floor(place / 2) * (height / 2), width / 2, height / 2);
  }
  return new File([await canvas.convertToBlob({ type })], "IMG_1234", { type });
}

/** Red, green, blue and opacity of a point, given from 0 to 1 of width and height. */
export async function readPixel(file: File | undefined, [x, y]: [number, number]): Promise<number[]> {
  if (!file) throw new Error("No image was sent.");
  const image = await createImageBitmap(file);
  const { context } = createContext(image.width, image.height);
  context.drawImage(image, 0, 0);
  return [...context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data];
}
