import { buffer } from "node:stream/consumers";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { formatEuros, formatVat } from "@halkopiha/domain/money/euros.ts";
import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import { splitVat } from "@halkopiha/domain/money/money.ts";
import { formatReferenceNumber } from "@halkopiha/domain/money/reference-number.ts";
import { vatExemptNote } from "@halkopiha/domain/money/vat-note.ts";
import { formatQuantity, unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { paymentTermLabel } from "@halkopiha/domain/receipts/payment-terms.ts";
import type { Receipt } from "@halkopiha/domain/receipts/receipt.ts";
import { noPaymentProof } from "@halkopiha/domain/receipts/receipt-texts.ts";
import { readFonts } from "../pdf/fonts.ts";
import {
  addElement,
  drawRule,
  getColumn,
  ink,
  makeRoom,
  numberPages,
  openSheet,
  type Sheet,
  write,
} from "../pdf/sheet.ts";
import { drawTable, type Table } from "./receipt-table.ts";

const deliveredLabel = {
  delivery: "Toimitettu",
  pickup: "Noudettu",
  service: "Tehty",
} as const satisfies Record<Receipt["fulfilment"], string>;

type Row = readonly [term: string, value: string | null];

/** Writes a heading and lines below it. */
function drawBlock(
  sheet: Sheet,
  heading: string,
  lines: readonly string[],
  place: { x: number; width: number },
) {
  addElement(sheet, "H2", () => write(sheet, heading, { ...place, size: 12, weight: "bold" }));
  sheet.document.y += 2;
  for (const line of lines) addElement(sheet, "P", () => write(sheet, line, place));
}

/** Writes the lines of `rows` that have a value: `Päiväys: 21.11.2026`. */
const toLines = (rows: readonly Row[]): string[] =>
  rows.flatMap(([term, value]) => (value === null ? [] : [`${term}: ${value}`]));

/** Writes blocks side by side. */
function drawBeside(sheet: Sheet, blocks: readonly (readonly [heading: string, lines: readonly string[]])[]) {
  const { left, width } = getColumn(sheet);
  const gap = 20;
  const each = (width - gap * (blocks.length - 1)) / blocks.length;
  const top = sheet.document.y;
  const bottoms = blocks.map(([heading, lines], index) => {
    sheet.document.y = top;
    drawBlock(sheet, heading, lines, { x: left + index * (each + gap), width: each });
    return sheet.document.y;
  });
  sheet.document.y = Math.max(...bottoms) + 18;
}

type Party = Receipt["buyer"];

const toAddressLines = ({ name, street, zip, place }: Party): string[] => [
  name,
  ...(street ? [street] : []),
  `${zip} ${place}`,
];

function toLinesTable({ lines, delivery, isVatLiable, total }: Receipt): Table {
  const withVat = <Cell>(cells: Cell[], vat: Cell): Cell[] =>
    isVatLiable ? [...cells.slice(0, -1), vat, ...cells.slice(-1)] : cells;
  const title = ({ title: text, unitPrice, vat }: Receipt["lines"][number]) =>
    isVatLiable ? `${text}\nVeroton yksikköhinta ${formatEuros(splitVat(unitPrice, vat).net)}` : text;
  const rows = lines.map((line) => ({
    cells: withVat(
      [
        title(line),
        formatQuantity(line.quantity, line.unit),
        `${formatEuros(line.unitPrice)} / ${unitLabel[line.unit]}`,
        formatEuros(line.price),
      ],
      formatVat(line.vat),
    ),
  }));
  const delivered = delivery && {
    cells: withVat(["Toimitus", "", "", formatEuros(delivery.price)], formatVat(delivery.vat)),
  };
  return {
    caption: "Mitä ostettiin",
    columns: withVat(
      [
        { head: "Tuote tai palvelu" },
        { head: "Määrä", width: 82 },
        { head: isVatLiable ? "Verollinen yksikköhinta" : "Yksikköhinta", width: 112 },
        { head: "Yhteensä", width: 78 },
      ],
      { head: "Alv", width: 44 },
    ),
    rows: [
      ...rows,
      ...(delivered ? [delivered] : []),
      { cells: withVat(["Yhteensä", "", "", formatEuros(total)], ""), isTotal: true },
    ],
  };
}

const toVatTable = ({ byVat }: Receipt): Table => ({
  caption: "Arvonlisävero",
  columns: [
    { head: "Verokanta" },
    { head: "Veroton", width: 100 },
    { head: "Vero", width: 100 },
    { head: "Verollinen", width: 100 },
  ],
  rows: byVat.map(({ vat, net, tax, gross }) => ({
    cells: [formatVat(vat), formatEuros(net), formatEuros(tax), formatEuros(gross)],
  })),
});

const toPaymentLines = ({ payment: { terms, due, iban, bic, reference } }: Receipt): string[] =>
  toLines([
    ["Maksuehto", terms && paymentTermLabel[terms]],
    ["Eräpäivä", due && formatCalendarDay(due)],
    ["Tilinumero (IBAN)", iban && formatIban(iban)],
    ["Pankin tunnus (BIC)", bic],
    ["Viitenumero", reference && formatReferenceNumber(reference)],
  ]);

function drawNotes(sheet: Sheet, { isVatLiable, vatNote = vatExemptNote }: Receipt): void {
  const { left, width } = getColumn(sheet);
  const notes = [...(isVatLiable || vatNote === null ? [] : [vatNote]), noPaymentProof];
  for (const note of notes) {
    makeRoom(sheet, 40);
    addElement(sheet, "P", () => write(sheet, note, { x: left, width, color: ink.soft }));
    sheet.document.y += 4;
  }
}

/** Draws a receipt as a PDF for screen readers and for paper. */
export async function drawReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { number, orderNumber, seller, buyer, date, ordered, delivered, fulfilment, isVatLiable } = receipt;
  const title = `Kuitti ${number}`;
  const sheet = await openSheet(await readFonts(), {
    title: `${title}, tilaus ${orderNumber}`,
    subject: `Kuitti tilauksesta ${orderNumber}`,
    createdAt: new Date(receipt.createdAt),
  });
  const { left, width } = getColumn(sheet);
  addElement(sheet, "H1", () =>
    write(sheet, title, { x: left, width, size: 24, weight: "bold", color: ink.spruce }),
  );
  sheet.document.y += 6;
  drawRule(sheet, ink.spruce);
  sheet.document.y += 16;
  drawBeside(sheet, [
    ["Myyjä", [...toAddressLines(seller), ...toLines([["Y-tunnus", seller.ytunnus]])]],
    ["Ostaja", toAddressLines(buyer)],
    [
      "Tiedot",
      toLines([
        ["Kuitin numero", number],
        ["Päiväys", formatCalendarDay(date)],
        ["Tilausnumero", orderNumber],
        ["Tilattu", formatCalendarDay(ordered)],
        [deliveredLabel[fulfilment], formatCalendarDay(delivered)],
      ]),
    ],
  ]);
  drawTable(sheet, toLinesTable(receipt));
  if (isVatLiable) drawTable(sheet, toVatTable(receipt));
  const payment = toPaymentLines(receipt);
  if (payment.length > 0) {
    makeRoom(sheet, 110);
    drawBlock(sheet, "Maksaminen", payment, { x: left, width });
    sheet.document.y += 14;
  }
  drawNotes(sheet, receipt);
  numberPages(sheet, title);
  sheet.document.end();
  return buffer(sheet.document);
}
