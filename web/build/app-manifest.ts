import type { ManifestOptions } from "vite-plugin-pwa";

const icon = (name: string, sizes: string, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes,
  type: "image/png",
  purpose,
});

const screenshot = (name: string, sizes: string, form_factor: "narrow" | "wide", label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: "image/webp",
  form_factor,
  label,
});

const shortcut = (name: string, url: string, description: string) => ({
  name,
  url,
  description,
  icons: [{ src: "/icons/any-192.png", sizes: "192x192", type: "image/png" }],
});

/** Manifest of the installed app. `scripts/images/` generates the icons and screenshots. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Halkopiha – polttopuut suoraan tekijältä",
  short_name: "Halkopiha",
  description: "Osta polttopuut, puutuotteet ja metsäpalvelut lähialueesi myyjiltä.",
  lang: "fi",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: "#faf8f4",
  background_color: "#faf8f4",
  categories: ["shopping"],
  icons: [
    icon("any-192", "192x192", "any"),
    icon("any-512", "512x512", "any"),
    icon("maskable-192", "192x192", "maskable"),
    icon("maskable-512", "512x512", "maskable"),
    icon("monochrome-512", "512x512", "monochrome"),
  ],
  screenshots: [
    screenshot("front-narrow", "780x1688", "narrow", "Etusivu puhelimessa"),
    screenshot("search-narrow", "780x1688", "narrow", "Haku puhelimessa"),
    screenshot("search-wide", "1280x800", "wide", "Haku tietokoneella"),
  ],
  shortcuts: [
    shortcut("Haku", "/haku", "Hae polttopuita lähialueeltasi"),
    shortcut("Ostoskori", "/ostoskori", "Katso ostoskorisi"),
    shortcut("Energialaskuri", "/polttopuuinfo/energialaskuri", "Laske polttopuun energia ja hinta"),
  ],
};
