import { columnName, main } from "./xlsx-sheet.ts";
import { xmlText } from "./xml-text.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaging = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = `${declaration}<Types xmlns="${packaging}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>
</Types>`;

const packageRelations = `${declaration}<Relationships xmlns="${packaging}/relationships">
<Relationship Id="rId1" Type="${officeDocument}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`;

const workbookRelations = `${declaration}<Relationships xmlns="${packaging}/relationships">
<Relationship Id="rId1" Type="${officeDocument}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${officeDocument}/styles" Target="styles.xml"/>
</Relationships>`;

/** Style 0 is plain, 1 the bold header, 2 a date; see `xlsx-sheet.ts`. Excel asks for the two fills. */
const styles = `${declaration}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="d\\.m\\.yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

/** The parts of the workbook that are the same for every list, by path. */
export const fixedParts: readonly (readonly [path: string, text: string])[] = [
  ["[Content_Types].xml", contentTypes],
  ["_rels/.rels", packageRelations],
  ["xl/_rels/workbook.xml.rels", workbookRelations],
  ["xl/styles.xml", styles],
];

/** The workbook with its one sheet, whose name has no apostrophe. Excel finds the filtered range by a hidden name. */
export function workbook(sheetName: string, columnCount: number, rowCount: number): string {
  const name = xmlText(sheetName);
  const range = `'${name}'!$A$1:$${columnName(columnCount - 1)}$${rowCount}`;
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${officeDocument}">
<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>
<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${range}</definedName></definedNames>
</workbook>`;
}
