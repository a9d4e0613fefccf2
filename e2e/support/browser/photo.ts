import sharp from "sharp";

/** A photo as a phone takes it, for a file field. */
export const takePhoto = async () => ({
  name: "piha.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: "#5b7f4a" } })
    .jpeg()
    .toBuffer(),
});
