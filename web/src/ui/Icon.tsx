import styles from "./Icon.module.css";

const iconPaths = {
  back: "M19 12H5m6-7-7 7 7 7",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  camera: "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z",
  cart: "M3 4h2.2l2.3 11.2h10.6L20.5 7.5H6.2M9 20h.01M17 20h.01",
  check: "m5 12.5 4.6 4.6L19.5 7",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2",
  close: "M6 6l12 12M18 6 6 18",
  down: "m6 9 6 6 6-6",
  download: "M12 4v11m-5-5 5 5 5-5M5 20h14",
  edit: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  euro: "M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h8",
  filter: "M4 7h16M7 12h10M10 17h4",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 12h17M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z",
  home: "M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6",
  heart: "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.5h.01",
  logOut: "M10 4H5v16h5M15 8l4 4-4 4M19 12H10",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M6 12h12",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
  phone:
    "M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3c0 1-.8 2-1.9 2A16.5 16.5 0 0 1 4 5.4c0-1.1.9-1.9 2-1.9Z",
  offline:
    "M4 4l16 16M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.8M19 13a10 10 0 0 0-2.4-1.7M2 9.5a15 15 0 0 1 4.6-2.9M22 9.5A15 15 0 0 0 10.8 5.6M12 20h.01",
  image: "M4 5h16v14H4zM4 16l5-5 4.5 4.5L16 13l4 4M15.5 9.5h.01",
  pin: "M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  plus: "M12 6v12M6 12h12",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20",
  share:
    "M7.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.7 10.8l5-3.8M9.7 13.2l5 3.8",
  star: "m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z",
  tools: "M14.5 6.5a4 4 0 0 0-5.3 5L4 16.7 7.3 20l5.2-5.2a4 4 0 0 0 5-5.3L15 12l-3-3z",
  trash: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13",
  truck:
    "M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  wood: "M8 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 5.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM8 16.5h.01M16 16.5h.01M12 9h.01",
  warning: "M12 4 3 20h18L12 4ZM12 10v4.5M12 17.2h.01",
} as const;

export type IconName = keyof typeof iconPaths;

/** A decorative icon beside a text; hidden from screen readers. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} className={filled ? styles.filled : undefined} />
    </svg>
  );
}
