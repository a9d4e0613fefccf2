/** The 18 regions of the map, alphabetically; the shapes of the same ids lie in region-shapes.svg. */
export const mapRegions: readonly { id: string; name: string; label: readonly [x: number, y: number] }[] = [
  { id: "etela-karjala", name: "Etelä-Karjala", label: [335.7, 865.7] },
  { id: "etela-pohjanmaa", name: "Etelä-Pohjanmaa", label: [116.4, 717.3] },
  { id: "etela-savo", name: "Etelä-Savo", label: [327.5, 800.7] },
  { id: "kainuu", name: "Kainuu", label: [334.1, 549.5] },
  { id: "kanta-hame", name: "Kanta-Häme", label: [153.3, 901] },
  { id: "keski-pohjanmaa", name: "Keski-Pohjanmaa", label: [164.8, 643.6] },
  { id: "keski-suomi", name: "Keski-Suomi", label: [212.5, 751.9] },
  { id: "kymenlaakso", name: "Kymenlaakso", label: [275.5, 907.3] },
  { id: "lappi", name: "Lappi", label: [272.5, 244] },
  { id: "pirkanmaa", name: "Pirkanmaa", label: [132.9, 835.4] },
  { id: "pohjanmaa", name: "Pohjanmaa", label: [59.5, 675.1] },
  { id: "pohjois-karjala", name: "Pohjois-Karjala", label: [426.7, 694.8] },
  { id: "pohjois-pohjanmaa", name: "Pohjois-Pohjanmaa", label: [213, 577.9] },
  { id: "pohjois-savo", name: "Pohjois-Savo", label: [309.2, 693.6] },
  { id: "paijat-hame", name: "Päijät-Häme", label: [217.7, 851.1] },
  { id: "satakunta", name: "Satakunta", label: [53.2, 861.7] },
  { id: "uusimaa", name: "Uusimaa", label: [166.3, 944.7] },
  { id: "varsinais-suomi", name: "Varsinais-Suomi", label: [79.2, 920.2] },
];

export const mapViewBox = "0 0 489 1000";
