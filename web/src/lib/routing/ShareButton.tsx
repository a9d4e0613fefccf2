import { useSetAtom } from "jotai/react";
import { Button } from "../../ui/forms/Button.tsx";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { toCanonicalUrl } from "./canonical-url.ts";

interface Props {
  title: string;
  /** Path of the shared page. */
  path: string;
}

/** Shares the canonical URL of a page with the device's own dialog; without one that is allowed, copies it. */
export function ShareButton({ title, path }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const url = toCanonicalUrl(path);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showBanner("success", "Linkki kopioitu.");
    } catch {
      showBanner("warning", `Linkkiä ei voitu kopioida. Kopioi se tästä: ${url}`);
    }
  }

  async function share() {
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Other errors: the visitor closed the dialog, or pressed while it was open.
      if (error instanceof DOMException && error.name === "NotAllowedError") await copy();
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
