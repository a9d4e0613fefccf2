import { describe, expect, test } from "vitest";
import {
  createSamplePlaces,
  sampleLocalities,
  sampleRegions,
  sampleToday,
} from "../testing/sample-market.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { conceptsByToken } from "../vocabulary/vocabulary.ts";
import { findPlaceByZip } from "./place-index.ts";
import { toPlaceForms } from "./place-names.ts";
import { villages } from "./villages.ts";

const places = createSamplePlaces();
const findId = (text: string) => understandSearch(text, places, sampleToday).place?.id ?? null;

test.each(
  `Helsingistä helsinki|Helsinkiin helsinki|Turussa turku|Turkuun turku|Lahdesta lahti|Lahteen lahti|Vantaalle vantaa|Tampereelle tampere
Ylöjärvellä ylojarvi|Pieksämäellä pieksamaki|Nokialta nokia|Rautavaaralla rautavaara|Espooseen espoo|Kuusamossa kuusamo|Salosta salo
Iissä ii|Iihin ii|Yli-Iistä yli-ii|Porissa pori|Poriin pori|Lohjalla lohja|Haminasta hamina|Hangossa hanko|Hankoon hanko|Porvoosta porvoo
Uudessakaupungissa uusikaupunki|Uudenkaupungin uusikaupunki|Uudestakaarlepyystä uusikaarlepyy|Isossakyrössä isokyro|Vähänkyrön vahakyro
Virroilla virrat|Punkalaitumella punkalaidun|Mänttä-Vilppulassa mantta-vilppula|Mäntässä mantta-vilppula|Koski Tl koski-tl|Koskella koski-tl
Pedersöressä pedersoren-kunta|Juuassa juuka|Lopella loppi|Kauniaisissa kauniainen|Varkaudessa varkaus|Alavudelta alavus|Kannuksesta kannus
Nurmeksessa nurmes|Muhoksella muhos|Pihtiputaalla pihtipudas|Haukiputaalta haukipudas|Kuortaneella kuortane|Pälkäneeltä palkane
Kempeleessä kempele|Raahesta raahe|Kiteellä kitee|Vihdissä vihti|Vihtiin vihti|Liedosta lieto|Lappeenrannassa lappeenranta|Outokummussa outokumpu
Haapavedellä haapavesi|Orivedeltä orivesi|Oriveden orivesi|Iisalmessa iisalmi|Kirkkonummelta kirkkonummi|Rautalammilla rautalampi
Liminkaan liminka|Limingasta liminka|Kiimingissä kiiminki|Naantalista naantali|Ähtärissä ahtari|Korsnäsissä korsnas|Mikkelistä mikkeli
Jyväskylään jyvaskyla|jyvaskylassa jyvaskyla|JÄMSÄSTÄ jamsa|Hyvinkäällä hyvinkaa|Loimaalta loimaa|Sipoosta sipoo|Keuruulla keuruu|Jokioisilla jokioinen
Kristiinankaupungista kristiinankaupunki|Savonlinnaan savonlinna|Hämeenlinnasta hameenlinna|Hailuodossa hailuoto|Vesannolla vesanto
Uudellamaalla uusimaa|Uudenmaan uusimaa|Pirkanmaalla pirkanmaa|Etelä-Karjalassa etela-karjala|etelä karjalasta etela-karjala|Lapissa lappi
Keski-Suomesta keski-suomi|Varsinais-Suomeen varsinais-suomi|Kainuussa kainuu|Kymenlaaksosta kymenlaakso|Pohjanmaalla pohjanmaa
Etelä-Pohjanmaalta etela-pohjanmaa|Kanta-Hämeessä kanta-hame|Satakunnasta satakunta|Pohjois-Savosta pohjois-savo|hki helsinki|tampre tampere
Turus turku|Tampereel tampere|jyväskyllä jyvaskyla|rovaneimi rovaniemi`
    .split(/[|\n]/)
    .map((line) => ({
      text: line.slice(0, line.lastIndexOf(" ")),
      id: line.slice(line.lastIndexOf(" ") + 1),
    })),
)("$text is $id", ({ text, id }) => {
  const named = { id: findId(text) };
  const slug = (value: string | null) => value?.replaceAll(/[^a-z]/g, "") ?? null;
  expect(slug(named.id)).toBe(slug(id));
});

describe("every place", () => {
  const all = [...sampleLocalities.map(({ location, id }) => ({ name: location, id })), ...sampleRegions];

  test("is understood in all of its forms, unless they are those of another place", () => {
    const faults = all.flatMap(({ name, id }) =>
      [...toPlaceForms(name)].flatMap((form) => {
        const { place, terms } = understandSearch(form, places, sampleToday);
        const isOther = place !== null && toPlaceForms(place.label).has(form);
        return place?.id === id || isOther || form.length < 5 ? [] : [`${form}: ${id}, ${terms[0]?.token}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("is understood by its name", () => {
    expect(all.filter(({ name, id }) => findId(name) !== id).map(({ name }) => name)).toEqual([]);
  });
});

describe("a village or a former municipality", () => {
  const all = Object.entries(villages).flatMap(([locality, names]) =>
    names.split(" ").map((village) => ({
      village,
      id: sampleLocalities.find(({ location }) => location === locality)?.id ?? `no locality ${locality}`,
    })),
  );

  test("leads to an existing locality, in all of its forms that are not those of another place", () => {
    const faults = all.flatMap(({ village, id }) =>
      [...toPlaceForms(village)].flatMap((form) => {
        const found = findId(form);
        const isOther = found !== null && toPlaceForms(places.localities.get(found)?.label ?? "").has(form);
        return found === id || isOther || form.length < 5 ? [] : [`${form}: ${id}, ${found}`];
      }),
    );
    expect(faults).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(100);
  });

  test("is named once, and is no locality of its own", () => {
    const names = all.map(({ village }) => village);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => sampleLocalities.some(({ location }) => location === name))).toEqual([]);
  });
});

test.each(["kuusi", "mänty", "haapa", "leppä", "salko", "lauta", "hirsi", "motti", "lava"])(
  "%s is no place",
  (word) => {
    expect(findId(word)).toBeNull();
  },
);

test("no word of the vocabulary is taken for a place", () => {
  const words = [...conceptsByToken().values()]
    .flatMap((concept) => concept.words.split(" "))
    .filter(Boolean);
  expect(words.filter((word) => findId(word) !== null)).toEqual([]);
});

test("a zip code is the place of its longest known beginning", () => {
  expect(findPlaceByZip(places, "33500")?.id).toBe("tampere");
  expect(findPlaceByZip(places, "00100")?.id).toBe("helsinki");
  expect(findPlaceByZip(places, "99998")).toBeNull();
});

test("of several places the last one counts that is not part of a name, and a region beside its locality is dropped", () => {
  expect(understandSearch("Salon Klapi Turussa", places, sampleToday)).toMatchObject({
    place: { id: "turku" },
    terms: [{ token: "sal*" }, { token: "polttopuu" }],
  });
  expect(understandSearch("klapit Tampere Pirkanmaa", places, sampleToday)).toMatchObject({
    place: { id: "tampere" },
    terms: [{ token: "polttopuu" }],
  });
});
