import { zipOf } from './xlsx.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A day is kept as the number by which spreadsheets count days, in a style that shows one. */
export type SheetCell =
  | string
  | number
  | null
  | { serial: number }
  | { formula: string }
  | { struck: string };

export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  isHidden?: true;
  isChart?: true;
  /** `A1:A3`. */
  merged?: readonly string[];
  /** Where the links of cells lead, by reference. */
  links?: Readonly<Record<string, string>>;
  /** As a filter hides them, from 1. */
  hiddenRows?: readonly number[];
}

/** A workbook as spreadsheets write it: texts are shared, days are numbers in a style. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const texts: string[] = [];
  const parts: Record<string, string> = {};
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.links) parts[`xl/worksheets/_rels/sheet${index}.xml.rels`] = linksXml(sheet.links);
    parts[partOf(sheet, index)] = sheet.isChart ? '<chartsheet/>' : worksheet(sheet, texts);
  }
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="r"><sheets>${sheets.map(entry).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map(relation).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf/><xf numFmtId="14"/><xf fontId="1"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  });
}

const partOf = ({ isChart }: Sheet, index: number) =>
  isChart ? `xl/chartsheets/sheet${index}.xml` : `xl/worksheets/sheet${index}.xml`;

const entry = ({ name, isHidden }: Sheet, index: number) =>
  `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${index}"/>`;

const relation = (sheet: Sheet, index: number) =>
  `<Relationship Id="r${index}" Type="${types}/${sheet.isChart ? 'chartsheet' : 'worksheet'}" Target="/${partOf(sheet, index)}"/>`;

const linksXml = (links: Readonly<Record<string, string>>): string =>
  `<Relationships>${Object.values(links)
    .map(
      (to, at) =>
        `<Relationship Id="l${at}" Type="${types}/hyperlink" Target="${to}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`;

function worksheet(
  { rows, merged = [], links = {}, hiddenRows = [] }: Sheet,
  texts: string[],
): string {
  const written = rows.map((cells, at) => {
    const inRow = cells.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`, texts));
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${inRow.join('')}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const hyperlinks = Object.keys(links).map((ref, at) => `<hyperlink ref="${ref}" r:id="l${at}"/>`);
  return `<worksheet xmlns="${main}" xmlns:r="r"><sheetData>${written.join('')}</sheetData><mergeCells>${merges}</mergeCells><hyperlinks>${hyperlinks.join('')}</hyperlinks></worksheet>`;
}

function cellXml(cell: SheetCell, reference: string, texts: string[]): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${reference}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  }
  if ('struck' in cell) {
    return `<c r="${reference}" s="2" t="s"><v>${texts.push(cell.struck) - 1}</v></c>`;
  }
  if ('serial' in cell) return `<c r="${reference}" s="1"><v>${cell.serial}</v></c>`;
  return `<c r="${reference}"><f>${escaped(cell.formula)}</f></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letters(Math.floor(column / 26) - 1)}${last}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
