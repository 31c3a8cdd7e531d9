import { type EmployeeImportReply, mostSameNames } from '#contract/people/employee-import.ts';
import { quotedCell } from '#server/platform/table-file/cell/quoted.ts';

interface Row {
  rowIndex: number;
  form: { lastName: string; firstName: string; middleName?: string | null | undefined } | undefined;
}

/** People of one name with different e-mails may be one person (rule 216). */
export function sameNames(rows: readonly Row[]): EmployeeImportReply['sameNames'] {
  const byName = new Map<string, { name: string; rowList: number[] }>();
  for (const { rowIndex, form } of rows) {
    if (!form) continue;
    const name = wholeName(form);
    const key = name.toLowerCase().replaceAll('ё', 'е');
    const seen = byName.get(key);
    if (seen) seen.rowList.push(rowIndex);
    else byName.set(key, { name, rowList: [rowIndex] });
  }
  return [...byName.values()]
    .filter(({ rowList }) => rowList.length > 1)
    .slice(0, mostSameNames)
    .map(({ name, rowList }) => ({ name: quotedCell(name), rowList: rowList.slice(0, 5) }));
}

const wholeName = ({ lastName, firstName, middleName }: NonNullable<Row['form']>): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');
