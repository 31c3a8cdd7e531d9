import { beforeAll, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { getQuestionary, getQuestionaryStructure } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  duplicateQuestionary,
  updateQuestionary,
} from '#core/questionary/contract/questionary-change.ts';
import { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
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

/** What becomes of small groups: a company's own way, a questionary's, and every way to make one. */

const house = startApp();
let own: Company;
let other: Company;
let token: string;
let admin: string;

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 6 }));
  token = own.hrToken;
  admin = (await enter(house.context, own, ['ROLE_ADMIN'])).token;
  const { body } = await house.call(getCompanySettings, { token: admin });
  const { domain: _, ...settings } = body.data;
  const changed = { ...settings, smallGroups: 'leftOut' as const };
  const { status } = await house.call(updateCompanySettings, { token: admin, body: changed });
  expect(status).toBe(200);
});

const wayOf = async (id: string, by = token) =>
  (await house.call(getQuestionary, { token: by, params: { id } })).body.data.smallGroups;
/** A form as programs send it that do not know the field. */
const without = ({ smallGroups: _, ...form }: ReturnType<typeof formOf>) => form;
const newOf = async (by: string) =>
  (await house.call(getQuestionaryStructure, { token: by })).body.data.newQuestionary;

test('a new questionary takes its company’s way, and no other company does', async () => {
  expect(await newOf(token)).toEqual({ anonymityThreshold: 3, smallGroups: 'leftOut' });
  expect(await newOf(other.hrToken)).toEqual({ anonymityThreshold: 3, smallGroups: 'joined' });
  const made = async (company: Company) =>
    (
      await house.call(createQuestionary, {
        token: company.hrToken,
        body: without(formOf(company)),
      })
    ).body.data.smallGroups;
  expect([await made(own), await made(other)]).toEqual(['leftOut', 'joined']);
  expect((await createOne(house, own, { smallGroups: 'joined' })).smallGroups).toBe('joined');
});

test('a draft changes, keeps its own where nothing is said, and refuses another word', async () => {
  const detail = await createOne(house, own, { smallGroups: 'joined' });
  const save = (body: object) => house.call(updateQuestionary, { token, body });
  const { smallGroups: _, ...silent } = formFrom(detail);
  expect((await save(silent)).body.data.smallGroups).toBe('joined');
  const changed = await save({ ...silent, version: 2, smallGroups: 'leftOut' });
  expect(changed.body.data.smallGroups).toBe('leftOut');
  const wrong = await save({ ...silent, version: 3, smallGroups: 'hidden' });
  expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ path: 'smallGroups' }]]);
  const { body } = await house.call(getAuditList, { token: admin });
  expect(body.data[0]).toMatchObject({ verb: 'update', details: { fieldList: ['smallGroups'] } });
});

test('in work it is frozen, whatever the company decides later', async () => {
  const detail = await startOne(house, own, { smallGroups: 'joined' });
  const save = (smallGroups?: string) => {
    const { smallGroups: _, ...form } = formFrom(detail);
    return house.call(updateQuestionary, {
      token,
      body: { ...form, ...(smallGroups && { smallGroups }) },
    });
  };
  const refused = await save('leftOut');
  expect([refused.status, refused.body.errors]).toMatchObject([
    409,
    [{ path: 'smallGroups', key: 'questionaryMessages.lockedInWork' }],
  ]);
  expect((await save()).status).toBe(200);
  expect(await wayOf(detail.id)).toBe('joined');
});

test('copies and the next one of a period go the way of the first', async () => {
  const first = await startOne(house, own, {
    smallGroups: 'joined',
    periodType: 'year',
    employeeList: [{ id: own.people[5]! }],
  });
  const copy = await house.call(duplicateQuestionary, { token, body: { id: first.id } });
  expect(copy.body.data.smallGroups).toBe('joined');
  await inBrand(house.context.database, own.brandId, (scope) =>
    markDone(scope, first.id, { now: new Date(testNow), timeZone: 'Europe/Moscow' }),
  );
  const next = await formRowsOf<{ id: string }>(
    house,
    "select id from questionary where brand_id = $1 and period_type = 'year' order by number desc limit 1",
    own.brandId,
  );
  expect([next[0]?.id === first.id, await wayOf(next[0]?.id ?? '')]).toEqual([false, 'joined']);
});

test('many at once take what is said for all, or the company’s way', async () => {
  const [subject, rater] = await mailsOf(house, own);
  const shared = { method: '360', dateStart: '2026-06-16', dateEnd: '2026-06-30' } as const;
  const fromFile = (said: object) =>
    house.call(importMany, {
      token,
      body: { ...shared, ...said },
      file: participantFile('subjectEmail,email,role', `${subject},${rater},Коллега`),
    });
  const ofPeople = (said: object) =>
    house.call(createMany, {
      token,
      body: { ...shared, employeeList: [{ id: own.people[0]! }], ...said },
    });
  const ways = [];
  for (const make of [fromFile, ofPeople]) {
    for (const said of [{}, { smallGroups: 'joined' }]) {
      const { body } = await make(said);
      ways.push(await wayOf(body.questionaryList[0]?.id ?? ''));
    }
  }
  expect(ways).toEqual(['leftOut', 'joined', 'leftOut', 'joined']);
});
