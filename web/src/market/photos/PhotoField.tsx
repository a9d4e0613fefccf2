import type { ChangeEvent } from "react";
import { useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import sources from "../../lib/images/ImageUploadDialog.module.css";
import { joinClasses } from "../../ui/classes.ts";
import { buttonClass, IconButton } from "../../ui/forms/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./PhotoField.module.css";
import type { usePhotos } from "./use-photos.ts";

interface Props extends ReturnType<typeof usePhotos> {
  label: string;
  /** Who sees them. */
  hint: string;
}

/** The chosen photos, and buttons to take or choose more. */
export function PhotoField({
  label,
  hint,
  max,
  photos,
  isUploading,
  sentShare,
  isFull,
  errorMessage,
  add,
  remove,
}: Props) {
  const isOffline = useIsOffline();
  const fileInput = {
    type: "file",
    accept: "image/*",
    disabled: isFull || isOffline,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const files = [...(target.files ?? [])];
      // The same file may be chosen again after it was taken out.
      target.value = "";
      void add(files);
    },
  };
  const button = joinClasses(buttonClass("plain"), sources.choose, isFull && styles.full);
  return (
    <Field
      label={label}
      optional
      hint={`Enintään ${max} kuvaa. ${hint}, eikä niihin jää tietoa kuvauspaikasta.`}
      error={errorMessage}
    >
      {(tied) => (
        <>
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map(({ id, url }, index) => (
                <li key={id}>
                  <img src={url} alt={`Kuva ${index + 1}`} />
                  <IconButton icon="trash" label={`Poista kuva ${index + 1}`} onClick={() => remove(id)} />
                </li>
              ))}
            </ul>
          )}
          <div role="status">
            {isUploading && (
              <label className={sources.progress}>
                Lähetetään kuvaa…
                <progress value={sentShare} max={1} />
              </label>
            )}
          </div>
          <div className={sources.sources}>
            <label className={button}>
              <Icon name="image" />
              Valitse kuvia
              <input {...tied} {...fileInput} multiple />
            </label>
            <label className={joinClasses(button, sources.camera)}>
              <Icon name="camera" />
              Ota kuva
              <input {...fileInput} capture="environment" />
            </label>
          </div>
        </>
      )}
    </Field>
  );
}
