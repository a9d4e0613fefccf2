import { useSetAtom } from "jotai/react";
import { Button } from "../../ui/forms/Button.tsx";
import { showBannerAtom } from "../notifications/banner-atoms.ts";

interface Props {
  title: string;
  /** Path of the shared page. */
  path: string;
}

/**
 * Shares the URL of a page, on the host where the visitor is, with the device's own dialog; without one that is allowed, copies it.
 */
export function ShareButton({ title, path }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showBanner("success", "Linkki kopioitu.");
    } catch {
      showBanner("warning", `Linkkiä ei voitu kopioida. Kopioi se tästä: ${url}`);
    }
  }

  async function share() {
    const url = new URL(path, location.origin).href;
    if (!("share" in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Other errors: the visitor closed the dialog, or pressed while it was open.
      if (error instanceof DOMException && error.name === "NotAllowedError") await copy(url);
    }
  }

  return (
    <Button
      variant="plain"
      size="small"
      icon="share"
      aria-label={`Jaa: ${title}`}
      onClick={() => void share()}
    >
      Jaa
    </Button>
  );
}
