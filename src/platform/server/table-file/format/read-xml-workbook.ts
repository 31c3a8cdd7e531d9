import { mailOf } from '#platform/server/table-file/cell/mail-link.ts';
import { notATable } from '#platform/server/table-file/cell/refuse.ts';
import { type FileRow, longestText } from '#platform/server/table-file/cell/row.ts';
import { createGrid, type GridCell } from './grid.ts';
import { readXml } from './read-xml.ts';

export interface XmlSheet {
  name: string;
  isHidden: boolean;
  rows: FileRow[];
}

type Attributes = Readonly<Record<string, string>>;

/** Excel itself gives up long before. */
const mostSheets = 200;

/** The sheets of a workbook in Excel's XML of 2003. */
export async function readXmlWorkbook(text: string): Promise<XmlSheet[]> {
  const sheets: XmlSheet[] = [];
  const struck = new Set<string>();
  let grid = createGrid();
  let style = '';
  let cell: (GridCell & { value: string; type: string }) | undefined;
  /** The tags that decide what a text is. */
  let inside = '';
  await readXml(onePiece(text), {
    open(name, attributes) {
      const value = (key: string) => attributes[`ss:${key}`] ?? attributes[key];
      if (name === 'Worksheet') {
        if (sheets.length === mostSheets) throw notATable();
        grid = createGrid();
        sheets.push({ name: (value('Name') ?? '').trim(), isHidden: false, rows: grid.rows });
      }
      if (name === 'Style') style = value('ID') ?? '';
      if (name === 'Font' && value('StrikeThrough') === '1') struck.add(style);
      if (name === 'Row') grid.beginRow(wholeNumber(value('Index')), value('Hidden') === '1');
      if (name === 'Cell') cell = cellOf(value, struck);
      if (name === 'Data' && cell && inside !== 'Comment') {
        cell.type = value('Type') ?? '';
        cell.isUncalculated = false;
      }
      if (name === 'Comment' || name === 'Visible' || (name === 'Data' && inside !== 'Comment')) {
        inside = name;
      }
    },
    text(piece) {
      if (inside === 'Data' && cell && cell.value.length < longestText) cell.value += piece;
      const sheet = sheets.at(-1);
      if (inside === 'Visible' && sheet && piece.startsWith('Sheet')) sheet.isHidden = true;
    },
    close(name) {
      if (name === inside) inside = '';
      if (name === 'Cell' && cell) {
        grid.cell(shown(cell), cell);
        cell = undefined;
      }
      if (name === 'Row') grid.endRow();
    },
  });
  return sheets;
}

async function* onePiece(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

function cellOf(value: (key: string) => Attributes[string] | undefined, struck: Set<string>) {
  const index = wholeNumber(value('Index'));
  return {
    value: '',
    type: '',
    at: index === undefined ? undefined : index - 1,
    across: (wholeNumber(value('MergeAcross')) ?? 0) + 1,
    down: (wholeNumber(value('MergeDown')) ?? 0) + 1,
    mail: mailOf(value('HRef')),
    isStruck: struck.has(value('StyleID') ?? ''),
    isUncalculated: value('Formula') !== undefined,
  };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

function shown({ value, type }: { value: string; type: string }): string {
  if (type === 'DateTime') return value.slice(0, 10);
  if (type === 'Boolean') return value === '1' ? 'TRUE' : 'FALSE';
  return value;
}
