import { expect, test } from 'vitest';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { mapColumns } from './map-columns.ts';

const columns = [
  { key: 'lastName', names: ['Last name', 'Фамилия'], isRequired: true },
  { key: 'inCompany', names: ['Start date', 'Дата приёма', 'Принят'], isRequired: true },
  { key: 'slackId', names: ['Slack ID', 'Slack ID'] },
] as const;
const map = async (text: string) => mapColumns(await readTable(Buffer.from(text)), columns);

test('columns by any of their names, in any order and case, ё or е, others passed over', async () => {
  const { records, errors, missing, unknown } = await map(
    'дата  ПРИЕМА;прочее;LASTNAME\n01.02.2020;x;Ким\n\n;;Ли',
  );
  expect(errors).toEqual([]);
  expect({ missing, unknown }).toEqual({ missing: ['slackId'], unknown: ['прочее'] });
  expect(records).toEqual([
    { rowIndex: 2, values: { lastName: 'Ким', inCompany: '01.02.2020', slackId: '' } },
    { rowIndex: 4, values: { lastName: 'Ли', inCompany: '', slackId: '' } },
  ]);
});

test.each(['Start date', 'Дата приема', 'ПРИНЯТ', 'inCompany'])(
  'a column headed %s',
  async (head) => {
    const { records } = await map(`Фамилия;${head}\nКим;01.02.2020`);
    expect(records[0]?.values.inCompany).toBe('01.02.2020');
  },
);

test('each missing and each doubled column is named at the header’s row', async () => {
  const { errors } = await map('\nФамилия;lastName;x\nКим;Ким;1');
  expect(errors).toEqual([
    {
      rowIndex: 2,
      issues: [
        { path: 'lastName', key: 'tableFile.columnTwice' },
        { path: 'inCompany', key: 'tableFile.missingColumn' },
      ],
    },
  ]);
});

test('a row with quotes that do not close is named', async () => {
  const { errors } = await map('Фамилия;Дата приёма\n"Ким;01.02.2020\n');
  expect(errors).toEqual([{ rowIndex: 2, issues: [{ path: '', key: 'tableFile.brokenQuotes' }] }]);
});
