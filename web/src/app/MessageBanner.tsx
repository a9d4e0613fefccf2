import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useState } from "react";
import { Banner } from "../ui/Banner.tsx";
import { bannerAtom, bannerMilliseconds, hideBannerAtom } from "./banner-atoms.ts";

/** The message of the moment; it goes after ten seconds, but not from under the pointer or the focus. §8 */
export function MessageBanner() {
  const message = useAtomValue(bannerAtom);
  const hide = useSetAtom(hideBannerAtom);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(hide, bannerMilliseconds);
    return () => clearTimeout(timer);
  }, [message, held, hide]);

  return (
    <Banner
      message={message}
      onHold={setHeld}
      onClose={() => {
        setHeld(false);
        hide();
      }}
    />
  );
}
