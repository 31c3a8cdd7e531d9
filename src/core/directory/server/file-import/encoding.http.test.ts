import { beforeAll, expect, test } from 'vitest';
import { importCompetences } from '#core/competence/contract/competence-file.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees, repairEmployeeFile } from '#core/employee/contract/employee-import.ts';
import { importParticipants } from '#core/questionary/contract/questionary-from-file.ts';
import { importReports } from '#core/report/contract/imported-report.ts';
import { textEncodings } from '#platform/contract/table-file.ts';
import { type Company, inBrand, makeCompany, makePerson } from '#test/factories.ts';
import { encoded, textOf } from '#test/file/people-files/file.ts';
import { startApp } from '#test/start/start-app.ts';

/** A text whose letters leave doubt is asked about, and nothing is saved of it as it is (rule 36h). */
const house = startApp();
let own: Company;
let other: Company;
beforeAll(async () => {
  const { database, now } = house.context;
  own = await makeCompany(database, now(), { howMany: 0 });
  other = await makeCompany(database, now(), { howMany: 0 });
  for (const { brandId, ...place } of [own, other]) {
    await inBrand(database, brandId, (scope) =>
      makePerson(scope, { ...place, email: 'kim@zavod.ru' }),
    );
  }
});

const people = `Last name|First name|E-mail|Job title|Department|Start date
Guðlaugsson|Karl|karl@example.com|Engineer|IT|01.09.2021
Brown|Tom|tom@example.com|Engineer|IT|01.09.2021`;
const file = (text: string) => ({ bytes: encoded(textOf(text), 'windows-1252'), name: 'list.csv' });
const form = { createPlaces: 'true' };
const send = (dryRun: boolean, body: object = form) =>
  house.call(importEmployees, {
    token: own.hrToken,
    query: { dryRun: String(dryRun) },
    body: body as never,
    file: file(people),
  });
const lastNames = async ({ hrToken: token }: Company) =>
  (await house.call(employeeCalls.list, { token, query: {} })).body.data.map(
    ({ lastName }) => lastName,
  );

test('the check asks, saving waits for the answer, and what is named is read', async () => {
  const checked = await send(true);
  expect(checked.status).toBe(200);
  expect(checked.body.encodings.map(({ names }) => names[0])).toEqual(
    expect.arrayContaining(['Guðlaugsson', 'Guğlaugsson']),
  );
  const before = await lastNames(own);
  const unsaid = await send(false);
  expect([unsaid.status, unsaid.body.errors?.[0]]).toMatchObject([
    400,
    { path: 'encoding', key: 'tableFile.doubtfulEncoding' },
  ]);
  expect(await lastNames(own)).toEqual(before);
  const named = { ...form, encoding: 'windows-1252' };
  const again = await send(true, named);
  expect(again.body.firstRows[0]?.lastName).toBe('Guðlaugsson');
  expect(again.body.encodings).toEqual(checked.body.encodings);
  expect((await send(false, named)).status).toBe(200);
  expect((await lastNames(own)).toSorted()).toEqual([...before, 'Brown', 'Guðlaugsson'].toSorted());
  expect(await lastNames(other)).not.toContain('Brown');
});

test('an encoding that we do not know is refused by its field', async () => {
  const { status, body } = await send(true, { ...form, encoding: 'ibm437' });
  expect([status, body.errors?.[0]]).toMatchObject([
    400,
    { path: 'encoding', key: 'validation.invalid' },
  ]);
});

test('a file in Unicode has no such question, whichever is named', async () => {
  for (const encoding of textEncodings) {
    const { body } = await house.call(importEmployees, {
      token: own.hrToken,
      query: { dryRun: 'true' },
      body: { ...form, encoding },
      file: { bytes: Buffer.from(textOf(people)), name: 'list.csv' },
    });
    expect([body.encodings, body.firstRows[0]?.lastName]).toEqual([[], 'Guðlaugsson']);
  }
});

test('a repaired file is not written of letters in doubt', async () => {
  const repaired = (body: object) =>
    house.call(repairEmployeeFile, { token: own.hrToken, body, file: file(people) });
  expect((await repaired({})).status).toBe(400);
  expect((await repaired({ encoding: 'windows-1252' })).status).toBe(200);
});

test.each([
  [importCompetences, 'Name|Description|Question\nGuðlaugsson|Plain|Speaks plainly', {}],
  [
    importReports,
    `Competency|E-mail|Role|Rating|How many people|Date\nGuðlaugsson|kim@zavod.ru|Manager|4|1|01.03.2024`,
    {},
  ],
  [importParticipants, 'E-mail|Role|Name\nkim@zavod.ru|Manager|Guðlaugsson', { method: '180' }],
] as const)('$name asks too', async (endpoint, text, body) => {
  const asked = async (dryRun: boolean) =>
    house.call<typeof importCompetences>(endpoint as never, {
      token: own.hrToken,
      query: { dryRun: String(dryRun) as 'true' },
      body,
      file: file(text),
    });
  const checked = await asked(true);
  expect(checked.status, JSON.stringify(checked.body)).toBe(200);
  expect(checked.body.encodings.map(({ names }) => names[0])).toContain('Guðlaugsson');
  expect((await asked(false)).body.errors?.[0]?.path).toBe('encoding');
});
