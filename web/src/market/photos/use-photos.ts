import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { cropImage, ImageError, loadImage } from "../../lib/images/crop-image.ts";
import { fetchWithUploadProgress } from "../../lib/images/fetch-with-upload-progress.ts";

/** A photo that has been uploaded. */
export interface UploadedPhoto {
  id: string;
  /** An object URL of the picture on this device, or where it is shown already. */
  url: string;
}

/** Draws a whole picture anew, in the size in which pictures are uploaded. */
async function redraw(file: File): Promise<File> {
  const image = await loadImage(file);
  const { naturalWidth: width, naturalHeight: height } = image;
  try {
    return await cropImage(image, { x: 0, y: 0, width, height }, { aspect: width / height });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The photos of a form. Each is uploaded when it is chosen, so that sending the form does not wait for them. */
export function usePhotos(max: number, saved: readonly UploadedPhoto[] = []) {
  const [photos, setPhotos] = useState(saved);
  const [uploadingCount, setUploadingCount] = useState(0);
  const [sentShare, setSentShare] = useState(0);
  const [errorMessage, setErrorMessage] = useState<string>();
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const created = urls.current;
    return () => {
      for (const url of created) URL.revokeObjectURL(url);
    };
  }, []);

  async function upload(file: File) {
    setUploadingCount((count) => count + 1);
    setSentShare(0);
    try {
      const picture = await redraw(file);
      const options = { handlesErrors: true, transport: fetchWithUploadProgress(setSentShare) };
      const { photoId: id } = await api(uploadPhoto, { upload: picture }, options);
      const url = URL.createObjectURL(picture);
      urls.current.add(url);
      setPhotos((before) => [...before, { id, url }]);
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof ImageError)) throw error;
      setErrorMessage(error.message);
    } finally {
      setUploadingCount((count) => count - 1);
    }
  }

  return {
    max,
    photos,
    isUploading: uploadingCount > 0,
    /** The share of the current upload that has been sent, from 0 to 1. */
    sentShare,
    errorMessage,
    isFull: photos.length + uploadingCount >= max,
    /** Uploads files one after the other; those above the maximum are left out. */
    async add(files: readonly File[]) {
      const left = max - photos.length - uploadingCount;
      setErrorMessage(files.length > left ? `Kuvia voi olla enintään ${max}.` : undefined);
      for (const file of files.slice(0, left)) await upload(file);
    },
    remove: (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id)),
    clear: () => setPhotos([]),
  };
}
