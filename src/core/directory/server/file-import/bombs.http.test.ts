import { expect, test } from 'vitest';
import { importCompetences } from '#core/competence/contract/competence-file.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import { startCompetenceFiles } from '#test/file/competence-file.ts';
import { zipBomb } from '#test/file/xlsx.ts';

const { house, companies } = startCompetenceFiles();

test.each([importEmployees, importCompetences])('$name refuses a ZIP bomb', async (call) => {
  const { hrToken: token } = companies.own;
  const file = { bytes: await zipBomb(70, false), name: 'bomb.xlsx' };
  const { status, body } = await house.call(call, { token, query: { dryRun: 'true' }, file });
  expect([status, body.errors?.[0]?.key]).toEqual([413, 'tableFile.unpacksTooLarge']);
});
