import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  answerAgain,
  chooseFollowUp,
  getAskedAgain,
  getFollowUp,
} from '#core/follow-up/contract/follow-up.ts';
import { askDay, lastDay, startAgain, untilDay } from '#core/follow-up/test/start-again.ts';
import { createPlan, updatePlan } from '#core/plan/contract/plan.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { newPlanOf } from '#test/security/bodies.ts';

/** Did it change: who is asked, what is told, and who reads it (rules 229 to 231). */
const again = startAgain();
const { asking, person, assessed, choose, morning, say, letters, read, sessionOf } = again;
const { house, query } = asking;

const own = () => sessionOf(person(0));
const dayAfter = addDays(untilDay, 1);

describe('from choosing to the word', () => {
  test('raters get one letter, answer in one press each, and the person reads a word', async () => {
    const questionary = await assessed([3]);
    const chosen = await choose(questionary, 2);
    expect(await letters(2)).toBe(0);
    await morning(askDay);
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6].map(letters))).toEqual([0, 1, 1, 1, 1, 1, 0]);
    for (const place of [2, 3, 4])
      expect(
        (await say(place, { answers: ['more', 'less'], sentence: `Совет ${place}` })).status,
      ).toBe(200);
    await say(1, { answers: ['same', 'none'], sentence: 'От руководителя' });
    expect(await read(questionary, await own())).toMatchObject({
      state: 'asked',
      day: askDay,
      until: untilDay,
      result: null,
    });
    await morning(dayAfter);
    const found = await read(questionary, await own());
    expect(found).toMatchObject({
      state: 'over',
      threshold: 3,
      result: {
        behaviourList: [
          { questionId: chosen[0], word: 'more', managerList: ['same'] },
          { questionId: chosen[1], word: 'less', managerList: [] },
        ],
        sentenceList: ['Совет 2', 'Совет 3', 'Совет 4'],
        managerSentenceList: ['От руководителя'],
      },
    });
    const left = await query<{ sheets: number; keys: number }>(
      `select (select count(*)::int from sheet where questionary_id = $1) as sheets,
         (select count(*)::int from sheet_key where questionary_id = $1) as keys`,
      [questionary.id],
    );
    expect(left).toEqual([{ sheets: 0, keys: 0 }]);
  });

  test('it is offered fourteen days before, and no more from the day on', async () => {
    const questionary = await assessed();
    const body = { questionaryId: questionary.id, questionIds: [] };
    const at = async (day: string) => {
      house.setNow(`${day}T09:00:00Z`);
      const token = await own();
      const found = await read(questionary, token);
      const reply = await house.call(chooseFollowUp, { token, body });
      return [found?.state, found?.offerList.length !== 0, reply.status];
    };
    expect(await at(addDays(askDay, -15))).toEqual(['ahead', false, 409]);
    expect(await at(addDays(askDay, -14))).toEqual(['choosing', true, 200]);
    expect(await at(addDays(askDay, -1))).toEqual(['choosing', true, 200]);
    expect(await at(askDay)).toEqual([undefined, true, 404]);
    await morning(askDay);
    expect(await letters(2)).toBe(0);
  });

  test('whoever has not answered is reminded once, three days before the last', async () => {
    const questionary = await assessed();
    await choose(questionary);
    await morning(askDay);
    await say(2);
    for (const day of [-4, -3, -2, -1, 0]) {
      await morning(addDays(untilDay, day));
      expect([await letters(2), await letters(3)]).toEqual([1, day === -4 ? 1 : 2]);
    }
  });

  test('two processes at once ask each rater once', async () => {
    const questionary = await assessed();
    await choose(questionary);
    house.setNow(`${askDay}T09:00:00Z`);
    await Promise.all([again.tick(), again.tick()]);
    await asking.work();
    expect(await Promise.all([1, 2, 3, 4, 5].map(letters))).toEqual([1, 1, 1, 1, 1]);
    expect(
      await query('select 1 from sheet_key where questionary_id = $1 and is_again', [
        questionary.id,
      ]),
    ).toHaveLength(1);
  });

  test('the same answers sent again are saved once, others are refused', async () => {
    const questionary = await assessed();
    await choose(questionary);
    await morning(askDay);
    const { sent, token, status } = await say(2);
    const send = async (body: typeof sent) =>
      (await house.call(answerAgain, { token, body })).status;
    expect([status, await send(sent), await send({ ...sent, sheetId: randomUUID() })]).toEqual([
      200, 200, 409,
    ]);
    expect(
      await query('select 1 from sheet where questionary_id = $1', [questionary.id]),
    ).toHaveLength(1);
    await say(3);
    await say(4);
    await morning(dayAfter);
    expect((await say(5)).status).toBe(404);
    const stale = await asking.tokenOf(person(5));
    expect((await house.call(answerAgain, { token: stale, body: sent })).status).toBe(409);
  });

  test('one letter names everybody of whom a rater is asked', async () => {
    const asked = { dateEnd: lastDay, askAgainWeeks: 5 };
    const first = await again.ask(again.roster(), asked);
    const second = await again.ask(again.roster(), { ...asked, employeeList: [{ id: person(6) }] });
    await again.answer(first, 4, [0, 1, 2, 3, 4, 5].map(person));
    await again.answer(second, 4, [6, 1, 2, 3, 4, 5].map(person));
    await morning(addDays(lastDay, 1));
    await choose(first!);
    await choose(second!, 1, 6);
    await morning(askDay);
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      'select email from employee where id = $1',
      [person(2)],
    );
    const letter = asking.box.to(email).at(-1);
    expect([await letters(2), letter?.subject]).toEqual([
      1,
      '2 человека: изменилось ли что-то? До 17 августа',
    ]);
    expect(await again.asked(await asking.tokenOf(person(2)))).toHaveLength(2);
  });

  test.each<[string, object]>([
    [
      'an answer that there is not',
      { answerList: [{ questionId: randomUUID(), answer: 'never' }] },
    ],
    [
      'a question that is not asked',
      { answerList: [{ questionId: randomUUID(), answer: 'more' }] },
    ],
    ['nothing', { answerList: [] }],
    ['a sentence of 301 signs', { sentence: 'я'.repeat(301) }],
    ['a sentence that turns around', { sentence: 'a\u202eb' }],
    ['a number that is no number', { sheetId: 'one' }],
  ])('a bad body is refused at its field: %s', async (_, wrong) => {
    const questionary = await assessed();
    await choose(questionary);
    await morning(askDay);
    const token = await asking.tokenOf(person(2));
    const [found] = await again.asked(token);
    const body = {
      questionaryId: questionary.id,
      employeeId: person(0),
      sheetId: randomUUID(),
      answerList: found!.questionList.map(({ questionId }) => ({
        questionId,
        answer: 'more' as const,
      })),
      sentence: '',
      ...wrong,
    };
    const reply = await house.call(answerAgain, { token, body: body as never });
    expect(reply.status).toBe(400);
    expect(reply.body.errors?.[0]?.path).toMatch(/^(answerList|sentence|sheetId)/);
  });

  test('choosing four, one twice, or those of another report is refused; two windows don’t undo each other', async () => {
    const questionary = await assessed();
    house.setNow('2026-07-25T09:00:00Z');
    const token = await own();
    const found = await read(questionary, token);
    const [one = '', two = '', three = '', four = ''] =
      found?.offerList.map(({ questionId }) => questionId) ?? [];
    const put = async (questionIds: string[], version = found?.version) => {
      const body = { questionaryId: questionary.id, questionIds, version };
      return (await house.call(chooseFollowUp, { token, body })).status;
    };
    expect(await put([one, two, three, four || randomUUID()])).toBe(400);
    expect(await put([one, one])).toBe(400);
    expect(await put([randomUUID()])).toBe(400);
    expect(await put([one])).toBe(200);
    expect(await put([two])).toBe(409);
    const { version, chosenList } = (await read(questionary, token))!;
    expect(chosenList?.map(({ questionId }) => questionId)).toEqual([one]);
    expect(await put([], version)).toBe(200);
    expect((await read(questionary, token))?.chosenList).toEqual([]);
    await morning(askDay);
    expect(await letters(2)).toBe(0);
  });
});

describe('who reads it', () => {
  test('the person, and a manager while the plan of that report is shared; nobody else', async () => {
    const questionary = await assessed();
    await choose(questionary);
    await morning(askDay);
    for (const place of [2, 3, 4]) await say(place);
    await morning(dayAfter);
    const { database, now } = house.context;
    const { brandId } = asking.company;
    const about = { questionaryId: questionary.id };
    const token = await own();
    const boss = await sessionOf(person(1), ['ROLE_MANAGER'], [person(0)]);
    const others = await Promise.all(
      (['ROLE_HR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const).map(
        async (role) => {
          const member = await inBrand(database, brandId, (scope) => makeMember(scope, [role]));
          return signIn(database, member, now());
        },
      ),
    );
    const nobody = async () => {
      for (const reader of others) expect(await read(questionary, reader)).toBeNull();
    };
    expect(await read(questionary, boss)).toBeNull();
    const made = await house.call(createPlan, {
      token,
      body: { ...newPlanOf(about.questionaryId), isShared: true, replacesId: null },
    });
    expect(made.status).toBe(200);
    expect(await read(questionary, boss)).toMatchObject({
      state: 'over',
      result: { behaviourList: [{ word: 'more' }] },
      chosenList: null,
      offerList: [],
    });
    await nobody();
    const { id } = made.body.data;
    await house.call(updatePlan, { token, body: { id, isShared: false } });
    expect(await read(questionary, boss)).toBeNull();
    await nobody();
    const link = await asking.tokenOf(person(2));
    const asked = { questionaryId: questionary.id, employeeId: person(0) };
    expect((await house.call(getFollowUp, { token: link, query: asked })).status).toBe(401);
  });

  test('before its result a manager learns nothing, not even that something was chosen', async () => {
    const questionary = await assessed();
    await choose(questionary);
    const token = await own();
    await house.call(createPlan, {
      token,
      body: { ...newPlanOf(questionary.id), isShared: true, replacesId: null },
    });
    for (const day of ['2026-07-26', askDay]) {
      await morning(day);
      const boss = await sessionOf(person(1), ['ROLE_MANAGER'], [person(0)]);
      expect(await read(questionary, boss)).toBeNull();
    }
  });
});

describe('whoever has left', () => {
  test('is not asked about any more, and what was said is destroyed unread', async () => {
    const questionary = await assessed();
    await choose(questionary);
    await morning(askDay);
    for (const place of [2, 3, 4]) await say(place);
    await query('update employee set fired_at = $2 where id = $1', [person(0), askDay]);
    const token = await asking.tokenOf(person(5));
    expect(await again.asked(token)).toEqual([]);
    await morning(addDays(askDay, 1));
    expect(
      await query('select 1 from follow_up where questionary_id = $1', [questionary.id]),
    ).toEqual([]);
    expect(await query('select 1 from sheet where questionary_id = $1', [questionary.id])).toEqual(
      [],
    );
  });

  test('is not asked, where it is a rater', async () => {
    const questionary = await assessed();
    await choose(questionary);
    await query('update employee set fired_at = $2 where id = $1', [person(5), lastDay]);
    await morning(askDay);
    expect([await letters(4), await letters(5)]).toEqual([1, 0]);
  });
});

test('without weeks nothing is asked, whenever it is', async () => {
  const questionary = await assessed([], { askAgainWeeks: null });
  for (const days of [1, 20, 25, 31, 40, 60]) {
    await morning(addDays(lastDay, days));
    expect(await read(questionary, await own())).toBeNull();
  }
  expect(await letters(2)).toBe(0);
});

describe('one of two people of an assessment', () => {
  const both = async () => {
    const questionary = await again.ask(again.roster(), {
      dateEnd: lastDay,
      askAgainWeeks: 5,
      employeeList: [{ id: person(0) }, { id: person(6) }],
    });
    const raters = [1, 2, 3, 4, 5].map(person);
    await again.answer(questionary, 4, [person(0), person(6), ...raters]);
    await again.answer(questionary, 4, raters);
    await morning(addDays(lastDay, 1));
    await choose(questionary!);
    await choose(questionary!, 1, 6);
    return questionary!;
  };
  const saidOf = async (place: number, about: number) => {
    const token = await asking.tokenOf(person(place));
    const found = (await again.asked(token)).find(({ employeeId }) => employeeId === person(about));
    const body = {
      questionaryId: found!.questionaryId,
      employeeId: person(about),
      sheetId: randomUUID(),
      answerList: found!.questionList.map(({ questionId }) => ({
        questionId,
        answer: 'more' as const,
      })),
      sentence: '',
    };
    return (await house.call(answerAgain, { token, body })).status;
  };

  test('leaves, and the other’s raters still answer', async () => {
    const questionary = await both();
    await morning(askDay);
    await query('update employee set fired_at = $2 where id = $1', [person(6), askDay]);
    await morning(addDays(askDay, 1));
    for (const place of [2, 3, 4]) expect(await saidOf(place, 0)).toBe(200);
    await morning(dayAfter);
    expect((await read(questionary, await own()))?.result?.behaviourList[0]?.word).toBe('more');
  });

  test('can’t be asked about now, and the letters about the other go', async () => {
    await both();
    await query(
      `alter table sheet_key add constraint not_this check (not is_again or subject_id <> '${person(6)}') not valid`,
    );
    house.setNow(`${askDay}T09:00:00Z`);
    await expect(again.tick()).rejects.toThrow();
    await query('alter table sheet_key drop constraint not_this');
    await asking.work();
    expect(await letters(2)).toBe(1);
    await again.tick();
    await asking.work();
    expect(await letters(2)).toBe(2);
  });
});

test('answers whose key is lost are never told as if there were none', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  for (const place of [2, 3, 4]) await say(place);
  const [key] = await query<{ id: string }>(
    'select key_id as id from sheet_key where questionary_id = $1 and is_again',
    [questionary.id],
  );
  await house.context.keyring.destroy(asking.company.brandId, [key!.id]);
  await morning(dayAfter);
  expect((await read(questionary, await own()))?.state).toBe('asked');
  await morning(addDays(untilDay, 31));
  expect(await read(questionary, await own())).toBeNull();
  expect(await query('select 1 from sheet where questionary_id = $1', [questionary.id])).toEqual(
    [],
  );
});

test('where the assessment wasn’t anonymous these answers are, under a key that goes with them', async () => {
  const questionary = await assessed([], { isAnonymous: false });
  const keys = () =>
    query<{ isAgain: boolean }>(
      'select is_again as "isAgain" from sheet_key where questionary_id = $1 order by 1',
      [questionary.id],
    );
  const before = await keys();
  await choose(questionary);
  await morning(askDay);
  expect(await keys()).toEqual([...before, { isAgain: true }]);
  for (const place of [2, 3]) await say(place, { sentence: 'Канарейка' });
  expect(
    await query('select respondent_id from sheet where questionary_id = $1 and is_again', [
      questionary.id,
    ]),
  ).toEqual([{ respondent_id: null }, { respondent_id: null }]);
  await morning(dayAfter);
  expect(await keys()).toEqual(before);
  expect(await read(questionary, await own())).toMatchObject({
    result: { behaviourList: [{ word: 'few' }], sentenceList: [] },
  });
});

test('a company that is switched off asks nobody until it is on again', async () => {
  await choose(await assessed());
  const be = (active: boolean) =>
    query('update brand set active = $2 where id = $1', [asking.company.brandId, active]);
  await be(false);
  await morning(askDay);
  expect(await letters(2)).toBe(0);
  await be(true);
  await morning(addDays(askDay, 2));
  expect(await letters(2)).toBe(1);
});

test('a link of another company opens nothing here', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  const { sent } = await say(2);
  const { database, now } = house.context;
  const other = await makeCompany(database, now());
  const body = { ...sent, sheetId: randomUUID() };
  expect((await house.call(answerAgain, { token: other.hrToken, body })).status).toBe(404);
  expect((await house.call(getAskedAgain, { token: other.hrToken })).body.data.askedList).toEqual(
    [],
  );
});
