import { beforeAll, describe, expect, test } from 'vitest';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makePerson,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import type { PeopleFile } from '#test/file/people-files/file.ts';
import { from1c } from '#test/file/people-files/from-1c.ts';
import { fromPrograms } from '#test/file/people-files/from-programs.ts';
import { fromRealLife } from '#test/file/people-files/from-real-life.ts';
import { fromSpreadsheets } from '#test/file/people-files/from-spreadsheets.ts';
import { inOtherDress } from '#test/file/people-files/in-other-dress.ts';
import { keptByHand } from '#test/file/people-files/kept-by-hand.ts';
import { withAccents } from '#test/file/people-files/with-accents.ts';
import { withLeavers } from '#test/file/people-files/with-leavers.ts';
import { withMistakes } from '#test/file/people-files/with-mistakes.ts';
import { withNamesAstray } from '#test/file/people-files/with-names-astray.ts';
import { withOtherDays } from '#test/file/people-files/with-other-days.ts';
import { withOtherNames } from '#test/file/people-files/with-other-names.ts';
import { withOwnWays } from '#test/file/people-files/with-own-ways.ts';
import { startApp } from '#test/start/start-app.ts';

/** The forms in which companies have their people. Dry runs share one directory. */
const house = startApp();
let company: Company;

beforeAll(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0 });
  await inBrand(database, company.brandId, async (scope) => {
    const [positionId] = [await makePosition(scope, 'Контролёр ОТК')];
    await makePosition(scope, 'Менеджер по закупкам');
    const subdivisionId = await makeSubdivision(scope, 'Цех № 1');
    await makeSubdivision(scope, 'Отдел продаж');
    const left = { firedAt: '2026-01-01', email: 'gone@zavod.ru' };
    await makePerson(scope, { positionId, subdivisionId, ...left });
    const here = {
      lastName: 'Здешний',
      firstName: 'Пётр',
      middleName: 'Ильич',
      email: 'here@zavod.ru',
    };
    await makePerson(scope, { positionId, subdivisionId, ...here });
  });
});

async function check({ bytes, form = {}, ...due }: PeopleFile) {
  const reply = await house.call(importEmployees, {
    token: company.hrToken,
    query: { dryRun: 'true' },
    body: form,
    file: { bytes: await bytes(), name: 'people' },
  });
  const { status, body } = reply;
  if (due.refused) return expect([status, body.errors?.[0]?.key]).toEqual(due.refused);
  expect(status, JSON.stringify(body.errors)).toBe(200);
  const { positions, subdivisions } = body.newPlaces;
  expect({
    problems: body.problemList.map(({ message, rowCount }) => `${message}: ${rowCount}`),
    people: body.firstRows.map((row) => `${row.lastName}|${row.firstName}|${row.middleName ?? ''}`),
    newPlaces: [...positions, ...subdivisions].map(({ name, count }) => `${name}: ${count}`),
    skipped: body.skipped.map(({ rowIndex, reason }) => `${rowIndex} ${reason}`),
  }).toEqual({
    problems: due.problems ?? [],
    people: due.people ?? [],
    newPlaces: due.newPlaces ?? [],
    skipped: due.skipped ?? [],
  });
  if (due.first) expect(body.firstRows[0]).toMatchObject(due.first);
  if (due.reply) expect(body).toMatchObject(due.reply);
  if (due.sheet) expect(body.sheet).toBe(due.sheet);
}

describe('from 1C and ZUP', () => {
  test.each(from1c)('%s', (_, file) => check(file));
});
describe('with accents', () => {
  test.each(withAccents)('%s', (_, file) => check(file));
});
describe('from spreadsheets', () => {
  test.each(fromSpreadsheets)('%s', (_, file) => check(file));
});
describe('with mistakes', () => {
  test.each(withMistakes)('%s', (_, file) => check(file));
});
describe('with people who have left', () => {
  test.each(withLeavers)('%s', (_, file) => check(file));
});
describe('with days in another order', () => {
  test.each(withOtherDays)('%s', (_, file) => check(file));
});
describe('with names in another order', () => {
  test.each(withOtherNames)('%s', (_, file) => check(file));
});
describe('from real life', () => {
  test.each(fromRealLife)('%s', (_, file) => check(file));
});
describe('in other dress', () => {
  test.each(inOtherDress)('%s', (_, file) => check(file));
});
describe('with names astray', () => {
  test.each(withNamesAstray)('%s', (_, file) => check(file));
});
describe('in ways of a company’s own', () => {
  test.each(withOwnWays)('%s', (_, file) => check(file));
});
describe('kept by hand', () => {
  test.each(keptByHand)('%s', (_, file) => check(file));
});
describe('from other programs', () => {
  test.each(fromPrograms)('%s', (_, file) => check(file));
});
