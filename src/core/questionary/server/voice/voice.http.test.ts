import { describe, expect, test } from 'vitest';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  duplicateQuestionary,
  type HeldAnswer,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { createOne, formFrom, type formOf } from '#test/screen/questionary-form.ts';
import { startAttack } from '#test/start/start-attack.ts';

/** One voice at a time (rule 26). Person 0 is assessed, 1 supervises. */
const attack = startAttack();
const { asking, as, person, ask, add, end, wait, makeNamesake } = attack;
const { house, query } = asking;

type Given = Partial<ReturnType<typeof formOf>>;
const colleagues = () => as('colleague', 2, 3, 4, 5);
const panel = (...raters: { id: string; type: ReviewerRole }[]) => [
  { id: person(1), type: 'supervisor' as const },
  ...raters,
];

const create = (raters: ReturnType<typeof as>, given: Given = {}) =>
  createOne(house, asking.company, {
    dateEnd: '2026-08-31',
    participantList: panel(...raters),
    ...given,
  });

async function toWork({ id }: Pick<QuestionaryDetail, 'id'>, held?: HeldAnswer) {
  const body = { id, status: 'inwork' as const, ...(held && { held }) };
  const { status, body: reply } = await house.call(updateQuestionaryStatus, {
    token: asking.company.hrToken,
    body,
  });
  await asking.work();
  return { status, ...reply };
}

const detailOf = async ({ id }: Pick<QuestionaryDetail, 'id'>, token = asking.company.hrToken) =>
  (await house.call(getQuestionary, { token, params: { id } })).body.data;

const pairsOf = ({ id }: Pick<QuestionaryDetail, 'id'>) =>
  query<{ subject: string; rater: string }>(
    `select subject_id as subject, participant_id as rater from assignment
     where questionary_id = $1 and type <> 'employee'`,
    [id],
  );

const messagesOf = (errors: unknown) =>
  JSON.stringify(errors).match(
    /(?:в работе, участвуют|недавно участвовали|тёзка|один раз|выбрать нельзя)/g,
  );

async function begun() {
  const first = await ask(colleagues());
  expect(first?.status).toBe('inwork');
  return first!;
}

describe('the second voice about one person waits', () => {
  test.each<[string, () => Given]>([
    ['anonymously again', () => ({})],
    ['openly', () => ({ isAnonymous: false })],
    ['as supervisors', () => ({ method: '90', participantList: as('supervisor', 2) })],
    ['in another role', () => ({ participantList: panel(...as('customer', 2, 3, 4)) })],
  ])('%s', async (_, given) => {
    const first = await begun();
    const second = await create(colleagues(), given());
    const refused = await toWork(second);
    expect(refused.status).toBe(409);
    expect(refused.errors?.map(({ path }) => path)).toEqual(['participantList']);
    await end(first);
    expect((await toWork(second)).status).toBe(409);
    await wait(29);
    expect((await toWork(second)).status).toBe(409);
    await wait(1);
    expect((await toWork(second)).status).toBe(200);
  });

  test('a supervisor of both is free, and so is everybody where both are open', async () => {
    await begun();
    expect((await toWork(await create(as('colleague', 6, 7, 8)))).status).toBe(200);
    const openly = { isAnonymous: false };
    expect((await toWork(await create(as('colleague', 9, 10), openly))).status).toBe(200);
    expect((await toWork(await create(as('colleague', 9, 10), openly))).status).toBe(200);
  });

  test('whenever the report is made: the days count from when answers stopped', async () => {
    const first = await begun();
    const second = await create(colleagues());
    await attack.answer(first, 4, [1, 2, 3, 4, 5].map(person));
    await end(first);
    await query(`update report set created_at = created_at + interval '10 days'`);
    await wait(30);
    expect((await toWork(second)).status).toBe(200);
  });

  test('whether it was answered, declined or never answered', async () => {
    const first = await begun();
    await query(`update assignment set declined = 'noTime' where participant_id = $1`, [person(2)]);
    await end(first);
    for (const rater of [2, 5]) {
      expect((await toWork(await create(as('colleague', rater)))).status).toBe(409);
    }
  });

  test('its last day has passed, or was moved', async () => {
    const first = await begun();
    await query(`update questionary set date_end = '2026-01-01' where id = $1`, [first.id]);
    expect((await toWork(await create(colleagues()))).status).toBe(409);
  });

  test('many at once: each says who and until when, and of two of one wave one goes', async () => {
    await begun();
    const [held, free, alike] = [
      await create(colleagues()),
      await create(as('colleague', 6, 7, 8)),
      await create(as('colleague', 6, 9, 10)),
    ];
    const body = { action: 'inwork' as const, idList: [held, free, alike].map(({ id }) => id) };
    const token = asking.company.hrToken;
    const errorsOf = async (dryRun: { dryRun?: 'true' }) => {
      const reply = await house.call(changeMany, { token, query: dryRun, body });
      return reply.body.data.map(({ error }) => error);
    };
    const inWork = expect.stringMatching(/в работе, участвуют.*2026/);
    expect(await errorsOf({ dryRun: 'true' })).toEqual([inWork, null, null]);
    expect(await errorsOf({})).toEqual([inWork, null, inWork]);
  });

  test('two that begin at the same instant: one does', async () => {
    const [one, other] = [await create(colleagues()), await create(colleagues())];
    const both = await Promise.all([toWork(one), toWork(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('somebody is added', async () => {
    await begun();
    const second = await ask(as('colleague', 6, 7, 8));
    expect(await add(second!, as('colleague', 2))).toBe(false);
    expect(await add(second!, as('colleague', 9))).toBe(true);
  });

  test('a copy', async () => {
    const first = await begun();
    const { body } = await house.call(duplicateQuestionary, {
      token: asking.company.hrToken,
      body: { id: first.id },
    });
    const dates = { dateStart: '2026-06-15', dateEnd: '2026-06-30' };
    await house.call(updateQuestionary, {
      token: asking.company.hrToken,
      body: { ...formFrom(body.data), ...dates },
    });
    const refused = await toWork(body.data);
    expect([refused.status, messagesOf(refused.errors)]).toEqual([409, ['в работе, участвуют']]);
  });
});

describe('one person under two records', () => {
  test('a second record of a rater', async () => {
    await begun();
    const second = await makeNamesake(person(2), (name) => name.toUpperCase());
    await wait(31);
    const refused = await toWork(await create([{ id: second, type: 'colleague' }]));
    expect(refused.status).toBe(409);
    expect(messagesOf(refused.errors)).toEqual(['в работе, участвуют']);
  });

  test('a second record of the person assessed', async () => {
    await begun();
    const employeeList = [{ id: await makeNamesake(person(0)) }];
    await wait(31);
    expect((await toWork(await create(colleagues(), { employeeList }))).status).toBe(409);
  });

  test('a rater who was renamed since', async () => {
    await begun();
    const second = await makeNamesake(person(2));
    await query(`update employee set last_name = 'Другая' where id = $1`, [person(2)]);
    expect((await toWork(await create([{ id: second, type: 'colleague' }]))).status).toBe(409);
  });

  test('both in one assessment, and somebody of the name of the person assessed', async () => {
    const second = await makeNamesake(person(2));
    const twice = await toWork(await create([...colleagues(), { id: second, type: 'customer' }]));
    expect([twice.status, messagesOf(twice.errors)]).toEqual([409, ['один раз']]);
    const namesake = await makeNamesake(person(0));
    const self = await toWork(await create([...colleagues(), { id: namesake, type: 'colleague' }]));
    expect([self.status, messagesOf(self.errors)]).toEqual([409, ['тёзка']]);
  });

  test('one record is added to the other', async () => {
    const first = await begun();
    const second = await makeNamesake(person(2));
    expect(await add(first, [{ id: second, type: 'customer' }])).toBe(false);
  });
});

describe('what HR may do', () => {
  test('begin on the day when all are free, with as many days', async () => {
    const first = await begun();
    await end(first);
    const second = await create(colleagues(), { dateStart: '2026-06-15', dateEnd: '2026-06-25' });
    const { held, workErrorList } = await detailOf(second);
    expect(workErrorList.map(({ path }) => path)).toEqual(['participantList']);
    expect(held).toEqual({ beginOn: '2026-07-15', mayLeaveOut: false, droppedCount: 4 });
    const going = await toWork(second, 'later');
    expect(going.data).toMatchObject({ dateStart: '2026-07-15', dateEnd: '2026-07-25' });
    expect(await pairsOf(second)).toHaveLength(5);
  });

  test('while the other is in work no day is sure', async () => {
    await begun();
    const second = await create(colleagues());
    expect((await detailOf(second)).held?.beginOn).toBeNull();
    expect((await toWork(second, 'later')).status).toBe(409);
  });

  test('leave them out where each role keeps what it would show', async () => {
    await begun();
    const second = await create([...as('colleague', 2, 6, 7, 8), ...as('customer', 9, 10, 11)]);
    expect((await detailOf(second)).held?.mayLeaveOut).toBe(true);
    expect((await toWork(second, 'leaveOut')).status).toBe(200);
    const raters = (await pairsOf(second)).map(({ rater }) => rater);
    expect(raters).not.toContain(person(2));
    expect(raters).toHaveLength(7);
    const { participantList } = await detailOf(second);
    expect(participantList.map(({ id }) => id)).not.toContain(person(2));
  });

  test('not where a role would fall below the threshold', async () => {
    await begun();
    const second = await create([...as('colleague', 2, 6, 7), ...as('customer', 9, 10, 11)]);
    expect((await detailOf(second)).held?.mayLeaveOut).toBe(false);
    expect((await toWork(second, 'leaveOut')).status).toBe(409);
  });

  test('nor a supervisor who is alone', async () => {
    await begun();
    const participantList = as('supervisor', 2).concat(as('colleague', 6, 7, 8));
    const second = await create([], { participantList });
    expect((await toWork(second, 'leaveOut')).status).toBe(409);
  });

  test('of several people assessed one pair is left out, and adding does not bring it back', async () => {
    await begun();
    const employeeList = [{ id: person(0) }, { id: person(12) }];
    const second = await create(as('colleague', 2, 6, 7, 8), { employeeList });
    expect((await toWork(second, 'leaveOut')).status).toBe(200);
    expect(await add(await detailOf(second), as('customer', 9))).toBe(true);
    const pairs = await pairsOf(second);
    expect(pairs).not.toContainEqual({ subject: person(0), rater: person(2) });
    expect(pairs).toContainEqual({ subject: person(12), rater: person(2) });
    expect(pairs).toHaveLength(11);
  });

  test('nothing about themself, where they read neither a reason nor a day', async () => {
    const first = await begun();
    await end(first);
    const { database } = house.context;
    const own = await inBrand(database, asking.company.brandId, (scope) =>
      makeMember(scope, ['ROLE_HR'], { employeeId: person(0) }),
    );
    const token = await signIn(database, own, house.context.now());
    const second = await create(colleagues());
    const { held, workErrorList } = await detailOf(second, token);
    expect(held).toMatchObject({ beginOn: null, mayLeaveOut: false });
    expect(messagesOf(workErrorList)).toEqual(['выбрать нельзя']);
    expect(JSON.stringify(workErrorList)).not.toMatch(/2026|№/);
  });
});
