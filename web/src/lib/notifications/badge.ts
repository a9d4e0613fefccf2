/** Shows a number on the icon of the installed app, where the browser can; 0 shows none. */
export function setBadge(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
