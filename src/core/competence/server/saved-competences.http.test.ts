import { beforeAll, describe, expect, test } from 'vitest';
import { getCompetenceExample } from '#core/competence/contract/competence-file.ts';
import { readTable } from '#platform/server/table-file/format/read-table.ts';
import { type Company, inBrand, makeCompany, makeCompetence } from '#test/factories.ts';
import { counts, startCompetenceFiles, wide } from '#test/file/competence-file.ts';

/** Competencies saved as a file, which is taken back and changes nothing (rule 87). */
const { house, companies, send, save } = startCompetenceFiles();

describe('what is saved as a file', () => {
  let quoting: Company;
  beforeAll(async () => {
    const { database, now } = house.context;
    quoting = await makeCompany(database, now(), { howMany: 0 });
    await inBrand(database, quoting.brandId, async (scope) => {
      await makeCompetence(scope, { ru: '=1+1', en: "'quoted" }, [
        { ru: 'Одна строка\nи другая', en: '-1' },
        { ru: 'а'.repeat(1000), en: 'а'.repeat(1000) },
      ]);
      await makeCompetence(scope, { ru: 'A, B; "C"' });
    });
  });

  test.each([
    ['csv', 'ru'],
    ['csv', 'en'],
    ['xlsx', 'ru'],
    ['xlsx', 'en'],
  ] as const)('comes back unchanged: %s, %s', async (format, locale) => {
    const { bytes } = await save({ format }, { locale, of: quoting });
    const reply = await send(() => bytes, { dryRun: true, token: quoting.hrToken });
    expect([reply.body.problemList, ...counts(reply)]).toEqual([[], 0, 0, 4]);
  });

  test('has a name in each row, the rest in the first, and is XLSX unless CSV is asked for', async () => {
    const { bytes, headers } = await save({ q: 'надёж' });
    expect(headers['content-disposition']).toMatch(/kompetencii_[\d-]+\.xlsx/);
    const { rows, sheet } = await readTable(bytes);
    expect(sheet).toBe('Компетенции');
    expect(rows.map(({ cells }) => cells)).toEqual([
      [...wide.split('|'), 'Первый шаг', 'Первый шаг на английском'],
      [
        'Надёжность',
        'Reliability',
        'Надёжность: что это',
        '',
        'Держит слово: Надёжность',
        'Keeps promises: Надёжность',
      ],
      ['Надёжность', '', '', '', 'Слышит других: Надёжность'],
    ]);
  });

  test('holds nothing of another company', async () => {
    const { bytes } = await save({ format: 'csv' }, { of: companies.other });
    const { rows } = await readTable(bytes);
    expect(new Set(rows.slice(1).map(({ cells }) => cells[0]))).toEqual(
      new Set(['Надёжность', 'Внимание к людям']),
    );
  });

  test.each(['ru', 'en'])('the example is taken as it is, in %s', async (locale) => {
    const { bytes } = await house.call(getCompetenceExample, {
      token: companies.other.hrToken,
      headers: { 'accept-language': locale },
    });
    const reply = await send(() => bytes, { dryRun: true, token: companies.other.hrToken });
    expect([reply.body.problemList, ...counts(reply)]).toEqual([[], 2, 0, 0]);
  });
});
