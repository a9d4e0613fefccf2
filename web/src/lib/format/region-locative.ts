/** The regions in the case that says where something is, by id. */
const locatives = new Map([
  ["etela-karjala", "Etelä-Karjalassa"],
  ["etela-pohjanmaa", "Etelä-Pohjanmaalla"],
  ["etela-savo", "Etelä-Savossa"],
  ["kainuu", "Kainuussa"],
  ["kanta-hame", "Kanta-Hämeessä"],
  ["keski-pohjanmaa", "Keski-Pohjanmaalla"],
  ["keski-suomi", "Keski-Suomessa"],
  ["kymenlaakso", "Kymenlaaksossa"],
  ["lappi", "Lapissa"],
  ["paijat-hame", "Päijät-Hämeessä"],
  ["pirkanmaa", "Pirkanmaalla"],
  ["pohjanmaa", "Pohjanmaalla"],
  ["pohjois-karjala", "Pohjois-Karjalassa"],
  ["pohjois-pohjanmaa", "Pohjois-Pohjanmaalla"],
  ["pohjois-savo", "Pohjois-Savossa"],
  ["satakunta", "Satakunnassa"],
  ["uusimaa", "Uudellamaalla"],
  ["varsinais-suomi", "Varsinais-Suomessa"],
]);

/** 'Pirkanmaalla'; undefined for a region that was added later. */
export const formatInRegion = (id: string): string | undefined => locatives.get(id);
