import { beforeEach, describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { importEmployees } from '#core/employee/contract/employee-import.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeCompetence,
  makeMember,
  makePerson,
  makePosition,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { csv, plainFile, plainHeader } from '#test/file/people-files/file.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let made = 0;
let company: Company;
let places: { controller: string; shop: string };

beforeEach(async () => {
  const { database, now } = house.context;
  company = await makeCompany(database, now(), { howMany: 0, slug: `company-${made++}` });
  places = await inBrand(database, company.brandId, async (scope) => ({
    controller: await makePosition(scope, 'Контролёр ОТК'),
    shop: await makeSubdivision(scope, 'Цех № 1'),
  }));
});

const send = (text: string, form: Record<string, string> = {}, dryRun = false, of = company) =>
  house.call(importEmployees, {
    token: of.hrToken,
    query: { dryRun: String(dryRun) },
    body: form,
    file: { bytes: csv(text)(), name: 'people.csv' },
  });
const namesOf = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name).sort();
const positions = async () =>
  namesOf(await house.call(positionCalls.list, { token: company.hrToken }));
const competencesOf = async (position: string) =>
  (await house.call(positionCalls.list, { token: company.hrToken })).body.data.find(
    ({ name }) => name === position,
  )?.competenceList;
const subdivisions = async () =>
  namesOf(await house.call(subdivisionCalls.list, { token: company.hrToken }));
const people = async () =>
  (await house.call(employeeCalls.list, { token: company.hrToken })).body.data;
const create = { createPlaces: 'true' };

describe('places that the directory does not have', () => {
  const text = `${plainHeader}
Ким|Ян|a@x.ru|Сварщик|цех~№  1|01.09.2021
Ли|Ян|b@x.ru|СВАРЩИК|Котельная|01.09.2021
Ан|Ян|c@x.ru|Контролер отк|Котёльная|01.09.2021`;

  test('are listed once each, and made only with leave to', async () => {
    const dry = await send(text, create, true);
    expect(dry.body.newPlaces).toEqual({
      positions: [{ name: 'Сварщик', count: 2, id: null, proposed: null }],
      subdivisions: [{ name: 'Котельная', count: 2, id: null, proposed: null }],
    });
    expect([dry.body.created, await positions()]).toEqual([3, ['Инженер', 'Контролёр ОТК']]);
    const refused = await send(text);
    expect([refused.body.errorRowCount, refused.body.created]).toEqual([3, 0]);
    expect((await send(text, create)).body.created).toBe(3);
    expect(await positions()).toEqual(['Инженер', 'Контролёр ОТК', 'Сварщик']);
    expect(await competencesOf('Сварщик')).toEqual([]);
    expect(await subdivisions()).toEqual(['Котельная', 'Разработка', 'Цех № 1']);
    expect((await people()).map(({ lastName, position }) => `${lastName} ${position}`)).toEqual([
      'Ан Контролёр ОТК',
      'Ким Сварщик',
      'Ли Сварщик',
    ]);
    expect((await send(text)).body).toMatchObject({ unchanged: 3, newPlaces: { positions: [] } });
  });

  test('but are archived come back by leave, and stay archived for those who have them', async () => {
    await send(text, create);
    const [first] = await people();
    const id = first?.positionId ?? '';
    await house.call(positionCalls.archive, { token: company.hrToken, params: { id } });
    expect((await send(text)).body).toMatchObject({ unchanged: 3, archivedPlaces: [] });
    const more = `${text}\nНовый|Ян|d@x.ru|Контролёр ОТК|Цех № 1|01.09.2021`;
    const refused = await send(more);
    expect(refused.body.problemList).toMatchObject([{ rowCount: 1 }]);
    expect(refused.body.archivedPlaces).toEqual([
      { kind: 'position', id, name: 'Контролёр ОТК', count: 1 },
    ]);
    expect(await positions()).not.toContain('Контролёр ОТК');
    expect((await send(more, { restorePlaces: 'true' })).body.created).toBe(1);
    expect(await positions()).toContain('Контролёр ОТК');
  });

  test('are noted in the log with the import', async () => {
    await send(text, create);
    const { database, now } = house.context;
    const admin = await inBrand(database, company.brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN']),
    );
    const { body } = await house.call(getAuditList, {
      token: await signIn(database, admin, now()),
    });
    const note = { createdCount: 3, positionCount: 1, subdivisionCount: 1 };
    expect(body.data[0]).toMatchObject({ name: 'people.csv', details: note });
  });

  test('that are a slip of the pen have a proposal, and nobody gets it unasked', async () => {
    const slip = text.replaceAll(/сварщик/gi, 'Инжинер');
    const { body } = await send(slip, create, true);
    expect(body.newPlaces.positions).toMatchObject([
      { name: 'Инжинер', id: null, proposed: { name: 'Инженер' } },
    ]);
    expect(body.firstRows.map(({ position }) => position)).toContain('Инжинер');
  });

  test('can mean one that is there, but no other company’s', async () => {
    const mean = (positionId: string) => ({
      places: JSON.stringify({
        positions: { сварщик: positionId },
        subdivisions: { Котельная: places.shop },
      }),
    });
    const { body } = await send(text, mean(places.controller));
    expect([body.created, body.newPlaces.positions[0]?.id]).toEqual([3, places.controller]);
    expect(await positions()).toEqual(['Инженер', 'Контролёр ОТК']);
    const other = await makeCompany(house.context.database, house.context.now(), {
      howMany: 0,
      slug: `other-${made}`,
    });
    const foreign = await send(text, mean(other.positionId));
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([400, 'places']);
  });

  test('of a column of something else are refused together', async () => {
    const rows = Array.from(
      { length: 1001 },
      (_, n) => `Ким|Ян|k${n}@x.ru|${n} шт.|Цех № 1|01.09.2021`,
    );
    const { body } = await send(`${plainHeader}\n${rows.join('\n')}`, create, true);
    expect(body.problemList.map(({ message }) => message)).toEqual([
      'Должность: больше 1000 новых названий. Проверьте, тот ли столбец выбран.',
    ]);
  });

  test('that two files name at once are made once', async () => {
    const replies = await Promise.all([send(text, create), send(text, create)]);
    expect(replies.map(({ body }) => body.created).sort()).toEqual([0, 3]);
    expect(await subdivisions()).toEqual(['Котельная', 'Разработка', 'Цех № 1']);
  });

  test('two people who save at once both get theirs, and each employee and place is there once', async () => {
    const { database, now } = house.context;
    const boss = await inBrand(database, company.brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN']),
    );
    const second = { ...company, hrToken: await signIn(database, boss, now()) };
    const reversed = `${plainHeader}
Ро|Ян|d@x.ru|Сварщик|Котельная|01.09.2021
${text.split('\n').slice(1).reverse().join('\n')}`;
    const replies = await Promise.all([
      send(text, create),
      send(reversed, create, false, second),
      send(text, create, true, second),
    ]);
    expect(replies.map(({ status, body }) => [status, body.errorRowCount])).toEqual(
      Array(3).fill([200, 0]),
    );
    const [first, other] = replies.map(({ body }) => body.created);
    expect(first! + other!).toBe(4);
    expect((await people()).map(({ email }) => email).sort()).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `${name}@x.ru`),
    );
    expect(await positions()).toEqual(['Инженер', 'Контролёр ОТК', 'Сварщик']);
    expect(await subdivisions()).toEqual(['Котельная', 'Разработка', 'Цех № 1']);
  });
});

test.each(['контролер отк', 'Контролёр  ОТК', 'Контролёр\u00a0ОТК'])(
  'in the directory itself «%s» is the position that is there',
  async (name) => {
    const { id } = await inBrand(house.context.database, company.brandId, makeCompetence);
    const competenceList = [{ id }];
    const body = { name, competenceList };
    const reply = await house.call(positionCalls.create, { token: company.hrToken, body });
    expect(reply.body.errors?.[0]?.key).toBe('directoryMessages.nameTaken');
    const shop = { token: company.hrToken, body: { name: 'цех  №\u202f1' } };
    expect((await house.call(subdivisionCalls.create, shop)).status).toBe(400);
  },
);

describe('somebody who has left', () => {
  const email = 'gone@x.ru';
  const text = `${plainHeader}\nКим|Ян|${email}|Инженер|Цех № 1|01.09.2025`;
  beforeEach(async () => {
    await inBrand(house.context.database, company.brandId, async (scope) => {
      const { positionId, subdivisionId } = company;
      const left = {
        firedAt: '2026-01-01',
        email,
        inPosition: '2020-02-01',
        inCompany: '2020-02-01',
      };
      await makePerson(scope, { positionId, subdivisionId, ...left });
    });
  });

  test('is left alone, and named', async () => {
    const { body } = await send(text);
    expect(body).toMatchObject({ takenBack: 1, updated: 0, restored: 0 });
    expect(body.skipped).toEqual([{ rowIndex: 2, reason: 'fired', text: 'Ким Ян' }]);
    expect(await people()).toEqual([]);
  });

  test('comes back when that is wished, with the new dates', async () => {
    const { body } = await send(text, { takeBack: 'true' });
    expect(body).toMatchObject({ takenBack: 1, restored: 1, skipped: [] });
    expect(await people()).toMatchObject([
      { email, inCompany: '2025-09-01', inPosition: '2025-09-01' },
    ]);
    expect((await send(text)).body).toMatchObject({ takenBack: 0, unchanged: 1 });
  });
});

describe('people without an e-mail', () => {
  const rows = plainFile.replaceAll('Отдел продаж', 'Цех № 1').replace('kim@zavod.ru', '');
  const skip = { skipWithoutEmail: 'true' };

  test('are wrong, or passed over when that is wished; they lead nobody', async () => {
    const text = rows
      .replace('Дата приёма', 'Дата приёма|Руководитель')
      .replace(/2021/, '2021|Ким Ян');
    const wrong = (await send(text, {})).body;
    const withoutEmail = { count: 1, rowList: [{ rowIndex: 3, text: 'Ким Ян' }] };
    expect([wrong.errorRowCount, wrong.withoutEmail]).toEqual([1, withoutEmail]);
    const { body } = await send(text, { ...skip, leaveLeadersOut: 'true' });
    expect([body.created, body.withoutEmail, body.skipped]).toEqual([
      1,
      withoutEmail,
      [{ rowIndex: 3, reason: 'noEmail', text: 'Ким Ян' }],
    ]);
    expect(body.missingLeaders).toMatchObject([{ name: 'Ким Ян', reason: 'noEmail', count: 1 }]);
  });

  test('are one problem where nobody has one: it is in another column', async () => {
    const { body } = await send(rows.replace('petrov@zavod.ru', ''), skip, true);
    const said = body.problemList.map(({ message }) => message);
    expect([body.skipped, body.repairList, said]).toEqual([
      [],
      [],
      ['E-mail: ни у кого нет e-mail. Проверьте, тот ли столбец для него выбран'],
    ]);
  });
});

describe('columns as somebody has matched them', () => {
  const text = plainFile
    .replace('E-mail', 'Куда писать')
    .replace('Дата приёма', 'С нами')
    .replaceAll('Отдел продаж', 'Цех № 1');
  const columns = JSON.stringify({ 2: 'email', 5: 'inCompany' });

  test('are kept for the next file once it is saved, for this company alone', async () => {
    expect((await send(text, { columns }, true)).body.errorRowCount).toBe(0);
    expect((await send(text, {}, true)).body.columns[2]).toEqual({
      index: 2,
      header: 'Куда писать',
      field: null,
      sample: 'petrov@zavod.ru',
    });
    expect((await send(text, { columns })).body.created).toBe(2);
    const moved = text.replace('Фамилия|Имя|Куда писать', 'Куда  ПИСАТЬ:|Имя|Фамилия');
    expect((await send(moved, {}, true)).body.columns[0]).toMatchObject({ field: 'email' });
    const other = await makeCompany(house.context.database, house.context.now(), {
      howMany: 0,
      slug: `stranger-${made}`,
    });
    expect((await send(text, {}, true, other)).body.columns[2]).toMatchObject({ field: null });
  });

  test('can leave out what is required: the file is refused and still described', async () => {
    const { body } = await send(plainFile, { columns: JSON.stringify({ 2: null }) }, true);
    expect(body.problemList.map(({ message }) => message)).toEqual(['Нет столбца «E-mail»']);
    expect(body.columns.map(({ field }) => field)).toEqual([
      'lastName',
      'firstName',
      null,
      'position',
      'subdivision',
      'inCompany',
    ]);
  });

  test.each([
    ['no JSON', { columns: '{' }, 'validation.invalid'],
    ['no object', { columns: '[1]' }, 'validation.invalid'],
    ['an unknown field', { columns: '{"0":"salary"}' }, 'validation.invalid'],
    ['no index', { columns: '{"__proto__":null,"a":"email"}' }, 'validation.invalid'],
    ['a field twice', { columns: '{"0":"email","2":"email"}' }, 'validation.columnTwice'],
    ['a column outside', { columns: '{"60":"email"}' }, 'tableFile.noSuchColumn'],
    ['a sheet of a text', { sheet: 'Лист1' }, undefined],
    ['places that are none', { places: '{"positions":{"a":"b"}}' }, 'validation.invalidId'],
    ['leaders that are none', { leaders: '{"a":1}' }, 'validation.invalid'],
    ['a flag that is none', { createPlaces: 'yes' }, 'validation.invalid'],
  ])('sent as %s', async (_, form, key) => {
    const { status, body } = await send(
      plainFile.replaceAll('Отдел продаж', 'Цех № 1'),
      form,
      true,
    );
    expect([status, body.errors?.[0]?.key]).toEqual([key ? 400 : 200, key]);
  });
});
