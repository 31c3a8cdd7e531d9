import { beforeEach, describe, expect, test } from 'vitest';
import {
  sendResult,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  getConsent,
  getConsentSettings,
  giveConsent,
  updateConsentSettings,
} from '#core/consent/contract/consent.ts';
import { getPendingList } from '#core/pending/contract/pending.ts';
import type { ConsentKind } from '#platform/contract/rules/trust.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { answersFor } from '#test/report/answers.ts';
import { proveAll } from '#test/start/prove-all.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Raters agree before they answer, and nobody else learns who did not (rule 115). */
const asking = startAsking();
const { house, query, tokenOf, answer } = asking;

const person = (at: number) => asking.company.people[at]!;
let admin: string;
beforeEach(async () => {
  const { database, now } = house.context;
  const member = await inBrand(database, asking.company.brandId, (scope) =>
    makeMember(scope, ['ROLE_ADMIN']),
  );
  admin = await signIn(database, member, now());
  await proveAll(house);
});

const settings = async () => (await house.call(getConsentSettings, { token: admin })).body.data;
async function ask(kind: ConsentKind, text?: { ru: string; en: string }) {
  const saved = await settings();
  const body = { kind, version: saved.version, text: text ?? saved.text };
  const { status } = await house.call(updateConsentSettings, { token: admin, body });
  expect(status).toBe(200);
}
const asked = async (token: string) => (await house.call(getConsent, { token })).body.data;
const give = async (token: string, version: number, agreed = true) =>
  (await house.call(giveConsent, { token, body: { version, agreed } })).status;
const which = () => ({ questionaryId: asking.questionary.id, employeeId: person(0) });
const begin = (token: string) => house.call(testingBegin, { token, body: which() });
const questions = async (token: string) => {
  const { questionaryId, employeeId } = which();
  const filter = {
    'filterList[questionaryId]': questionaryId,
    'filterList[employeeId]': employeeId,
  };
  return (await house.call(testingStartEmployee, { token, query: filter })).body.data;
};

test('nobody is asked before a company asks', async () => {
  const token = await tokenOf(person(2));
  expect(await asked(token)).toBeNull();
  expect((await questions(token)).isConsentAsked).toBeUndefined();
  expect((await answer(token)).status).toBe(200);
});

describe('where consent is asked', () => {
  beforeEach(() => ask('tick'));

  test('answering is refused without it, and goes on with it, by a link', async () => {
    const token = await tokenOf(person(2));
    const refused = [await begin(token), await answer(token)];
    for (const { status, body } of refused)
      expect([status, body.data]).toEqual([409, { isConsentAsked: true }]);
    expect((await questions(token)).isConsentAsked).toBe(true);
    expect(await asked(token)).toMatchObject({ kind: 'tick', version: 1, isAgreed: false });
    expect(await give(token, 1)).toBe(200);
    expect((await questions(token)).isConsentAsked).toBe(false);
    expect((await begin(token)).status).toBe(205);
    expect((await answer(token)).status).toBe(200);
    expect(
      await query('select how, day::text from consent where employee_id = $1', [person(2)]),
    ).toEqual([{ how: 'link', day: '2026-06-15' }]);
  });

  test('and with an account', async () => {
    const { database, now } = house.context;
    const member = await inBrand(database, asking.company.brandId, (scope) =>
      makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: person(2) }),
    );
    const token = await signIn(database, member, now());
    expect((await begin(token)).status).toBe(409);
    expect(await give(token, 1)).toBe(200);
    expect((await begin(token)).status).toBe(205);
    const body = answersFor(await questions(token));
    expect((await house.call(sendResult, { token, body })).status).toBe(200);
    expect(await query('select how from consent where employee_id = $1', [person(2)])).toEqual([
      { how: 'account' },
    ]);
  });

  test('one’s own counts for nobody else, and taking it back takes nobody else’s', async () => {
    const [one, other] = [await tokenOf(person(2)), await tokenOf(person(3))];
    await give(one, 1);
    expect(await asked(other)).toMatchObject({ isAgreed: false });
    expect((await begin(other)).status).toBe(409);
    await give(other, 1);
    await give(other, 1, false);
    expect(await asked(one)).toMatchObject({ isAgreed: true });
    expect((await answer(one)).status).toBe(200);
  });

  test('agreeing again keeps the first day, and taking it back leaves nothing', async () => {
    const token = await tokenOf(person(2));
    await give(token, 1);
    house.setNow('2026-06-17T09:00:00Z');
    await give(token, 1);
    const days = () => query('select day::text from consent where employee_id = $1', [person(2)]);
    expect(await days()).toEqual([{ day: '2026-06-15' }]);
    expect(await give(token, 1, false)).toBe(200);
    expect(await days()).toEqual([]);
    expect((await answer(token)).status).toBe(409);
  });

  test('a newer text asks again, and one who read the older one can’t agree to it', async () => {
    const token = await tokenOf(person(2));
    await give(token, 1);
    await begin(token);
    await ask('tick', { ru: 'Новый текст', en: 'A new text' });
    expect((await answer(token)).body.data).toEqual({ isConsentAsked: true });
    expect(await give(token, 1)).toBe(409);
    expect(await asked(token)).toMatchObject({
      version: 2,
      text: { ru: 'Новый текст' },
      isAgreed: false,
    });
    await give(token, 2);
    expect((await answer(token)).status).toBe(200);
  });

  test('a sheet that is saved already is taken as saved', async () => {
    const token = await tokenOf(person(2));
    await give(token, 1);
    const body = answersFor(await questions(token));
    expect((await house.call(sendResult, { token, body })).status).toBe(200);
    await give(token, 1, false);
    expect((await house.call(sendResult, { token, body })).status).toBe(200);
  });

  test('who refuses leaves no trace: not in a table, the log, the journal, nor for HR', async () => {
    const others = async () => {
      const dump = await dumpTables(house.context.database.pool);
      // What holds sessions says when a call was made, never which.
      const { 'public.session': _, 'public.attempt': __, ...tables } = dump;
      return tables;
    };
    const token = await tokenOf(person(2));
    const before = await others();
    const hr = await house.call(getPendingList, { token: asking.company.hrToken });
    await questions(token);
    await begin(token);
    await asked(token);
    await give(token, 1, false);
    expect(await others()).toEqual(before);
    const after = await house.call(getPendingList, { token: asking.company.hrToken });
    expect(after.body.data).toEqual(hr.body.data);
  });

  test('only the day is kept: in no row that comes of agreeing stands an hour', async () => {
    const dumped = async () =>
      (await dumpTables(house.context.database.pool)) as Record<string, string[]>;
    const before = await dumped();
    await give(await tokenOf(person(2)), 1);
    const after = await dumped();
    const fresh = Object.entries(after).flatMap(([table, rows]) =>
      rows.filter((row) => !before[table]?.includes(row)).map((row) => [table, row] as const),
    );
    expect(fresh.map(([table]) => table)).toEqual(['public.consent']);
    expect(fresh[0]?.[1]).not.toMatch(/\d\d:\d\d/);
  });
});

test('a notice is shown once and stops no answer', async () => {
  await ask('notice');
  const token = await tokenOf(person(2));
  expect((await questions(token)).isConsentAsked).toBe(true);
  expect((await begin(token)).status).toBe(205);
  await give(token, 1);
  expect((await questions(token)).isConsentAsked).toBe(false);
  expect((await answer(await tokenOf(person(3)))).status).toBe(200);
});

test('what was begun before it was switched on is sent after agreeing', async () => {
  const token = await tokenOf(person(2));
  await begin(token);
  const body = answersFor(await questions(token));
  await ask('tick');
  expect((await house.call(sendResult, { token, body })).status).toBe(409);
  await give(token, 1);
  expect((await house.call(sendResult, { token, body })).status).toBe(200);
});

describe('the settings', () => {
  test('ask anew where one of the languages has changed, and all super admins read of it', async () => {
    const { database } = house.context;
    await inBrand(database, asking.company.brandId, (scope) =>
      makeMember(scope, ['ROLE_SUPER_ADMIN'], { email: 'boss-of-consent@example.ru' }),
    );
    await ask('tick');
    await ask('tick', { ...(await settings()).text, en: 'Another text' });
    expect(await settings()).toMatchObject({ version: 2, text: { en: 'Another text' } });
    await asking.work();
    expect(asking.box.to('boss-of-consent@example.ru')).toHaveLength(2);
  });

  test('propose a text, and a text that stays the same is no new version', async () => {
    expect(await settings()).toMatchObject({ kind: 'off', version: 0, since: null });
    // Of begun answers the kind of device is kept (rule 139).
    const { text } = await settings();
    expect([text.ru, text.en]).toEqual([
      expect.stringContaining('вид устройства'),
      expect.stringContaining('kind of device'),
    ]);
    await ask('tick');
    await ask('notice');
    expect(await settings()).toMatchObject({
      kind: 'notice',
      version: 1,
      since: '2026-06-15T09:00:00.000Z',
    });
    const { body } = await house.call(getAuditList, { token: admin });
    expect(body.data[0]).toMatchObject({ kind: 'brand', details: { fieldList: ['consent'] } });
    expect(JSON.stringify(body.data)).not.toContain(person(2));
  });

  test('are not overwritten by who has read an older text, nor by HR', async () => {
    const { text } = await settings();
    const body = { kind: 'tick' as const, version: 0, text };
    const hr = await house.call(updateConsentSettings, { token: asking.company.hrToken, body });
    expect(hr.status).toBe(403);
    await ask('tick');
    const late = await house.call(updateConsentSettings, { token: admin, body });
    expect([late.status, late.body.code]).toEqual([409, 8]);
  });
});
