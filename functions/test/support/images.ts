import sharp from "sharp";
import type { Client, Reply } from "./api.ts";

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b4491a" } });

/** A PNG with an address in its metadata. */
export const createPng = (width: number, height = width): Promise<Buffer> =>
  paint(width, height)
    .withMetadata({ exif: { IFD0: { Copyright: "Salainen osoite" } } })
    .png()
    .toBuffer();

export const createJpeg = (width: number): Promise<Buffer> => paint(width, width).jpeg().toBuffer();

const toPngBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: "image/png" });

/** A PNG as the client of the contract uploads it. */
export const createImageUpload = async () => toPngBlob(await createPng(40));

/** Uploads bytes as a browser's form does, whatever they are. */
export function uploadImage(
  client: Client,
  path: `/api/${string}`,
  bytes: Uint8Array,
  field = "image",
): Promise<Reply> {
  const form = new FormData();
  form.append(field, toPngBlob(bytes), "cover-1.png");
  return client.send("POST", path, { body: form });
}

/** The status and bytes that anyone gets from the URL of an image. */
export async function fetchImage(url: string | undefined) {
  const response = await fetch(url ?? "");
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** An upload that is no image that the server takes, with its status and code. */
export interface RejectedUpload {
  what: string;
  send(client: Client, path: `/api/${string}`): Promise<Reply>;
  status: number;
  code: string;
}

/** Uploads that every call with an image rejects. */
export const rejectedUploads: readonly RejectedUpload[] = [
  {
    what: "a JPEG that says it is a PNG",
    send: async (client, path) => uploadImage(client, path, await createJpeg(9)),
    status: 415,
    code: "notPng",
  },
  {
    what: "a text",
    send: (client, path) => uploadImage(client, path, Buffer.from("<svg onload=alert(1)>")),
    status: 415,
    code: "notPng",
  },
  {
    what: "a PNG cut short",
    send: async (client, path) => uploadImage(client, path, (await createPng(300)).subarray(0, 60)),
    status: 415,
    code: "notPng",
  },
  {
    what: "nothing at all",
    send: (client, path) => uploadImage(client, path, Buffer.alloc(0)),
    status: 415,
    code: "notPng",
  },
  {
    what: "5000 pixels",
    send: async (client, path) => uploadImage(client, path, await createPng(5000, 10)),
    status: 413,
    code: "tooLarge",
  },
  {
    what: "six megabytes",
    send: (client, path) => uploadImage(client, path, Buffer.alloc(6 * 1024 * 1024)),
    status: 413,
    code: "tooLarge",
  },
  {
    what: "another field",
    send: async (client, path) => uploadImage(client, path, await createPng(9), "file"),
    status: 400,
    code: "invalid",
  },
  {
    what: "JSON",
    send: (client, path) => client.sendJson("POST", path, {}),
    status: 415,
    code: "unsupportedMediaType",
  },
  {
    what: "a form without an end",
    send: (client, path) =>
      client.send("POST", path, {
        body: "--x\r\n",
        headers: { "content-type": "multipart/form-data; boundary=x" },
      }),
    status: 400,
    code: "malformed",
  },
];
