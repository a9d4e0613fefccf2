import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "../understanding/tokenize.ts";
import { Condition } from "./condition.ts";
import { readConditions } from "./read-conditions.ts";

const read = (text: string, today = "2026-11-27") => readConditions(tokenize(text), today).conditions;
const readTime = (text: string, today: string) => read(text, today).map(({ label }) => label);

test.each([
  { today: "2026-12-24", text: "jouluksi", labels: ["heti"] },
  { today: "2026-12-24", text: "24.12. mennessä", labels: ["heti"] },
  { today: "2026-12-26", text: "ennen joulua", labels: [] },
  { today: "2026-12-31", text: "uudeksivuodeksi", labels: ["heti"] },
  { today: "2026-12-31", text: "viimeistään 31.12.", labels: ["heti"] },
  { today: "2026-12-31", text: "ennen 10.1.", labels: ["viikossa"] },
  { today: "2026-12-28", text: "viikolla 1", labels: ["viikossa"] },
  { today: "2027-01-01", text: "loppiaiseksi", labels: ["heti"] },
  { today: "2026-06-19", text: "juhannukseksi", labels: ["heti"] },
  { today: "2026-06-01", text: "juhannukseksi", labels: ["2 viikossa"] },
  { today: "2027-03-10", text: "pääsiäiseksi", labels: ["2 viikossa"] },
  { today: "2028-02-20", text: "29.2. mennessä", labels: ["viikossa"] },
  { today: "2026-11-27", text: "ennen 31.2.", labels: [] },
  { today: "2026-11-27", text: "ennen 24.12.2020", labels: [] },
  { today: "2026-11-27", text: "ennen 24.12.2030", labels: [] },
  { today: "2026-11-27", text: "pyhäinpäiväksi", labels: [] },
  { today: "2026-11-27", text: "isänpäiväksi", labels: [] },
  { today: "2026-11-27", text: "ennen halloweenia", labels: [] },
  { today: "2026-11-27", text: "20.11. mennessä", labels: [] },
  { today: "2026-11-27", text: "viikolla 47", labels: [] },
  { today: "2026-11-27", text: "lokakuussa", labels: [] },
  { today: "2026-06-22", text: "juhannukseksi", labels: [] },
  { today: "2026-05-02", text: "vapuksi", labels: [] },
  { today: "2026-04-06", text: "pääsiäiseksi", labels: [] },
  { today: "2026-01-07", text: "loppiaiseksi", labels: [] },
  { today: "2026-05-11", text: "äitienpäiväksi", labels: [] },
  { today: "2026-05-15", text: "helatorstaiksi", labels: [] },
  { today: "2026-10-25", text: "pyhäinpäiväksi", labels: ["heti"] },
  { today: "2026-10-24", text: "pyhäinpäiväksi", labels: ["viikossa"] },
  { today: "2025-10-25", text: "pyhäinmiestenpäiväksi", labels: ["viikossa"] },
  { today: "2027-10-23", text: "ennen pyhäinpäivää", labels: ["2 viikossa"] },
  { today: "2027-10-25", text: "halloweeniksi", labels: ["heti"] },
  { today: "2026-11-01", text: "isänpäiväksi", labels: ["viikossa"] },
  { today: "2027-10-31", text: "isänpäiväksi", labels: ["2 viikossa"] },
  { today: "2026-05-01", text: "äitienpäiväksi", labels: ["viikossa"] },
  { today: "2027-05-03", text: "äitienpäiväksi", labels: ["heti"] },
  { today: "2026-05-04", text: "helatorstaihin mennessä", labels: ["viikossa"] },
  { today: "2026-05-11", text: "helluntaiksi", labels: ["viikossa"] },
  { today: "2026-03-27", text: "pitkäperjantaiksi", labels: ["viikossa"] },
  { today: "2026-03-28", text: "pääsiäiseksi", labels: ["viikossa"] },
  { today: "2024-03-24", text: "pääsiäiseksi", labels: ["heti"] },
  { today: "2026-02-08", text: "laskiaiseksi", labels: ["viikossa"] },
  { today: "2026-11-22", text: "ensimmäiseksi adventiksi", labels: ["viikossa"] },
  { today: "2026-06-12", text: "juhannukseksi", labels: ["viikossa"] },
  { today: "2027-06-12", text: "juhannukseksi", labels: ["viikossa"] },
  { today: "2027-06-18", text: "juhannukseksi", labels: ["viikossa"] },
  { today: "2026-05-17", text: "vapuksi", labels: [] },
])("on $today, '$text' means $labels", ({ today, text, labels }) => {
  expect(readTime(text, today)).toEqual(labels);
});

test("whatever is typed, the conditions are valid, one of each kind, and read again from their labels", () => {
  const words =
    "alle max enintään 70 70,50 1 000 € e euroa kuutio kuutiota m3 säkki säkkiä mottia viisi puoli constructor toString tonni halvin lämpö lähin heti viikossa ennen joulua kuusi 15.12. mennessä 31.2. viikolla km päästä säteellä % / - pe koivu".split(
      " ",
    );
  const today = fc.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), today, (typed, date) => {
      const day = date.toISOString().slice(0, 10);
      const conditions = read(typed.join(" "), day);
      for (const condition of conditions) expect(Condition.safeParse(condition).success).toBe(true);
      expect(new Set(conditions.map(({ kind }) => kind)).size).toBe(conditions.length);
      const labels = conditions.map(({ label }) => label);
      expect(read(labels.join(" "), day).map(({ label }) => label)).toEqual(labels);
    }),
  );
});
