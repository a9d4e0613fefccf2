import type { CalendarEntry } from "@halkopiha/domain/orders/calendar-file.ts";
import { useSetAtom } from "jotai/react";
import { useTransition } from "react";
import { saveFile } from "../../lib/files/save-file.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";

/** Saves an agreed time as a calendar file. What writes it is loaded when it is asked for. */
export function CalendarButton({ entry }: { entry: CalendarEntry }) {
  const [isSaving, start] = useTransition();
  const showBanner = useSetAtom(showBannerAtom);

  async function save() {
    try {
      const { toCalendarFile } = await import("@halkopiha/domain/orders/calendar-file.ts");
      const file = new Blob([toCalendarFile(entry)], { type: "text/calendar;charset=utf-8" });
      saveFile(file, `${entry.order.orderNumber}.ics`);
    } catch {
      showBanner("danger", "Kalenterimerkintää ei saatu haettua. Tarkista verkkoyhteys ja yritä uudelleen.");
    }
  }

  return (
    <Button variant="plain" icon="download" busy={isSaving} onClick={() => start(save)}>
      Lisää kalenteriin
    </Button>
  );
}
