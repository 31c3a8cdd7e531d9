import { beforeAll, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  duplicateQuestionary,
  updateQuestionary,
} from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand } from '#test/factories.ts';
import {
  createOne,
  formFrom,
  formOf,
  formRowsOf,
  startOne,
} from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { markDone } from './mark-done.ts';

/** In how many weeks raters are asked whether anything has changed (rule 229). */

const house = startApp();
let own: Company;
let token: string;
let admin: string;

beforeAll(async () => {
  ({ own } = await makeTwoCompanies(house.context, { howMany: 6 }));
  token = own.hrToken;
  admin = (await enter(house.context, own, ['ROLE_ADMIN'])).token;
});

const save = (body: object) => house.call(updateQuestionary, { token, body });
const read = async (id: string) =>
  (await house.call(getQuestionary, { token, params: { id } })).body.data;

test('is saved and read again with the day that follows, and stays where a form doesn’t name it', async () => {
  const detail = await createOne(house, own, { askAgainWeeks: 8 });
  expect(detail).toMatchObject({ askAgainWeeks: 8, askAgainOn: '2026-08-25' });
  const { askAgainWeeks: _, ...silent } = formFrom(detail);
  expect((await save(silent)).body.data.askAgainWeeks).toBe(8);
  expect((await save({ ...silent, version: 2, askAgainWeeks: 6 })).status).toBe(200);
  expect(await read(detail.id)).toMatchObject({ askAgainWeeks: 6, askAgainOn: '2026-08-11' });
  const { body } = await house.call(getAuditList, { token: admin });
  expect(body.data[0]).toMatchObject({
    verb: 'update',
    details: { fieldList: ['askAgainWeeks'] },
  });
  expect((await save({ ...silent, version: 3, askAgainWeeks: null })).status).toBe(200);
  expect(await read(detail.id)).toMatchObject({ askAgainWeeks: null, askAgainOn: null });
});

test('nobody is asked again where no form names it', async () => {
  const { askAgainWeeks: _, ...silent } = formOf(own);
  const { body } = await house.call(createQuestionary, { token, body: silent });
  expect(body.data).toMatchObject({ askAgainWeeks: null, askAgainOn: null });
});

test.each([
  ['method 90', { method: '90' }],
  ['method 180', { method: '180' }],
  ['what repeats every month', { periodType: 'month', isAnonymous: false }],
  ['what repeats every quarter', { periodType: 'quarter' }],
] as const)('%s asks nobody again', async (_, given) => {
  const detail = await createOne(house, own, { askAgainWeeks: 8 });
  const saved = await save({ ...formFrom(detail), ...given });
  expect([saved.status, saved.body.data.askAgainWeeks]).toEqual([200, null]);
  expect((await createOne(house, own, { ...given, askAgainWeeks: 8 })).askAgainWeeks).toBeNull();
});

test.each([4, 27, 5.5, '8'])('%s weeks are refused', async (askAgainWeeks) => {
  const body = { ...formOf(own), askAgainWeeks } as ReturnType<typeof formOf>;
  const refused = await house.call(createQuestionary, { token, body });
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
    400,
    ['askAgainWeeks'],
  ]);
});

test('in work it is frozen', async () => {
  const form = formFrom(await startOne(house, own, { askAgainWeeks: 8 }));
  for (const askAgainWeeks of [6, null]) {
    const refused = await save({ ...form, askAgainWeeks });
    expect([refused.status, refused.body.errors]).toMatchObject([
      409,
      [{ path: 'askAgainWeeks', key: 'questionaryMessages.lockedInWork' }],
    ]);
  }
  const { askAgainWeeks: _, ...silent } = form;
  expect((await save(silent)).status).toBe(200);
  expect((await read(form.id)).askAgainWeeks).toBe(8);
});

test('copies and the next one of a year ask again, too', async () => {
  const first = await startOne(house, own, {
    askAgainWeeks: 13,
    periodType: 'year',
    employeeList: [{ id: own.people[5]! }],
  });
  const copy = await house.call(duplicateQuestionary, { token, body: { id: first.id } });
  expect(copy.body.data.askAgainWeeks).toBe(13);
  await inBrand(house.context.database, own.brandId, (scope) =>
    markDone(scope, first.id, { now: new Date(testNow), timeZone: 'Europe/Moscow' }),
  );
  const [next] = await formRowsOf<{ id: string; weeks: number }>(
    house,
    `select id, ask_again_weeks as weeks from questionary
     where brand_id = $1 and period_type = 'year' order by number desc limit 1`,
    own.brandId,
  );
  expect([next?.id === first.id, next?.weeks]).toEqual([false, 13]);
});
