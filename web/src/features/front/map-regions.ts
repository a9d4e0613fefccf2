/** The 18 regions of the map, alphabetically; region-shapes.svg has shapes with the same ids. */
export const mapRegions: readonly { id: string; name: string }[] = [
  { id: "etela-karjala", name: "Etelä-Karjala" },
  { id: "etela-pohjanmaa", name: "Etelä-Pohjanmaa" },
  { id: "etela-savo", name: "Etelä-Savo" },
  { id: "kainuu", name: "Kainuu" },
  { id: "kanta-hame", name: "Kanta-Häme" },
  { id: "keski-pohjanmaa", name: "Keski-Pohjanmaa" },
  { id: "keski-suomi", name: "Keski-Suomi" },
  { id: "kymenlaakso", name: "Kymenlaakso" },
  { id: "lappi", name: "Lappi" },
  { id: "pirkanmaa", name: "Pirkanmaa" },
  { id: "pohjanmaa", name: "Pohjanmaa" },
  { id: "pohjois-karjala", name: "Pohjois-Karjala" },
  { id: "pohjois-pohjanmaa", name: "Pohjois-Pohjanmaa" },
  { id: "pohjois-savo", name: "Pohjois-Savo" },
  { id: "paijat-hame", name: "Päijät-Häme" },
  { id: "satakunta", name: "Satakunta" },
  { id: "uusimaa", name: "Uusimaa" },
  { id: "varsinais-suomi", name: "Varsinais-Suomi" },
];

export const mapViewBox = "0 0 489 1000";
