import { expect, test } from 'vitest';
import { endpoints } from '#app/contract/all.ts';
import { askDay, lastDay, startAgain, untilDay } from '#core/follow-up/test/start-again.ts';
import { countNoMore } from '#core/invitation/server/participant-queries.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { inBrand, makeCompany } from '#test/factories.ts';
import { dumpTables } from '#test/file/dump.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { keepTotals } from './end-queries.ts';

/** HR, the person and whoever has a copy of the database against asking again (rules 26, 229 and 230). */
const again = startAgain(13);
const { asking, as, person, assessed, choose, morning, say, letters, read, sessionOf, ask } = again;
const { house, query } = asking;

const own = () => sessionOf(person(0));
const dayAfter = addDays(untilDay, 1);
const wordsOf = async (questionary: { id: string }) =>
  (await read(questionary, await own()))?.result?.behaviourList.map(({ word }) => word);

/** HR starts another assessment about person 0 by these places; whether that is taken. */
async function bind(...places: number[]): Promise<number> {
  const { hrToken: token } = asking.company;
  const { id } = await createOne(house, asking.company, {
    dateEnd: '2026-12-31',
    participantList: [...as('supervisor', 12), ...as('customer', ...places)],
  });
  const body = { id, status: 'inwork' as const };
  return (await house.call(updateQuestionaryStatus, { token, body })).status;
}

test('HR binds all but two by another assessment: nobody is asked, and no letter goes', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await again.wait(8);
  expect(await bind(2, 3, 6, 7)).toBe(200);
  await morning(askDay);
  expect(await Promise.all([1, 2, 3, 4, 5].map(letters))).toEqual([0, 0, 0, 0, 0]);
  expect(await read(questionary, await own())).toMatchObject({ state: 'tooFew', result: null });
});

test('raters bound by another assessment are left out, and the others asked', async () => {
  const questionary = await assessed([], {
    participantList: [...as('supervisor', 1), ...as('colleague', 2, 3, 4, 5, 6, 7)],
  });
  await choose(questionary);
  await again.wait(8);
  expect(await bind(2, 3, 8, 9)).toBe(200);
  await morning(askDay);
  expect(await Promise.all([2, 3, 4, 5, 6, 7].map(letters))).toEqual([0, 0, 1, 1, 1, 1]);
});

test('who is asked again is bound until 30 days after its last day', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  const at = async (day: string) => {
    house.setNow(`${day}T09:00:00Z`);
    await again.wait(0);
    return bind(2, 3, 4);
  };
  expect(await at(askDay)).toBe(409);
  expect(await at(addDays(untilDay, 30))).toBe(409);
  expect(await at(addDays(untilDay, 31))).toBe(200);
});

test('mailboxes that HR replaced before the day count for nothing', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await query('update employee set email_replaced_at = $2 where id = any($1)', [
    [person(4), person(5)],
    `${addDays(askDay, -3)}T09:00:00Z`,
  ]);
  await morning(askDay);
  expect(await letters(2)).toBe(0);
  expect((await read(questionary, await own()))?.state).toBe('tooFew');
});

test('nor do those that it replaces while raters are asked', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  const { database, now } = house.context;
  for (const place of [4, 5])
    await inBrand(database, asking.company.brandId, (scope) =>
      countNoMore(scope, person(place), now()),
    );
  for (const place of [2, 3, 4, 5]) expect((await say(place)).status).toBe(200);
  await morning(dayAfter);
  expect(await wordsOf(questionary)).toEqual(['few']);
});

test('whoever opens the report when it is made is in no threshold', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  for (const place of [2, 3, 4]) await say(place);
  await sessionOf(person(4), ['ROLE_HR']);
  await morning(dayAfter);
  expect(await wordsOf(questionary)).toEqual(['few']);
});

test('a behaviour that one alone can see tells nothing, and one beside it tells no more', async () => {
  const questionary = await assessed();
  await choose(questionary, 2);
  await morning(askDay);
  await say(2, { answers: ['more', 'more'] });
  for (const place of [3, 4, 5]) await say(place, { answers: ['none', 'more'] });
  await morning(dayAfter);
  expect(await wordsOf(questionary)).toEqual(['few', 'more']);
});

test('the threshold is the company’s of the day, and three at least', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await query('update brand set anonymity_threshold = 5 where id = $1', [asking.company.brandId]);
  await morning(askDay);
  expect((await read(questionary, await own()))?.state).toBe('tooFew');
});

/** What the person is told in a world in which person 3 was silent or declined the first time. */
async function told(
  how: 'silent' | 'declined',
  { asked, others }: { asked: number[]; others: number[] },
) {
  const questionary = await ask(as('colleague', ...asked), { dateEnd: lastDay, askAgainWeeks: 5 });
  const { id: questionaryId } = questionary!;
  if (how === 'declined') {
    const token = await asking.tokenOf(person(3));
    const body = { questionaryId, employeeId: person(0), reason: 'notTogether' as const };
    expect((await house.call(decline, { token, body })).status).toBe(200);
  }
  const answering = [0, 1, ...asked].filter((place) => place !== 3);
  await again.answer(questionary, 4, answering.map(person));
  await morning(addDays(lastDay, 1));
  await choose(questionary!);
  await morning(askDay);
  for (const place of others) await say(place);
  const steps = [await read(questionary!, await own())];
  await morning(dayAfter);
  steps.push(await read(questionary!, await own()));
  return steps.map((step) => ({
    ...step,
    chosenList: step?.chosenList?.length,
    result: step?.result?.behaviourList.map(({ word }) => word),
  }));
}

test.each([
  { asked: [2, 3, 4, 5], others: [2, 4, 5] },
  { asked: [2, 3, 4, 5], others: [2, 4] },
  { asked: [2, 3, 4], others: [2, 4] },
])(
  'whether somebody was silent or declined the first time is told by nothing: of $asked answer $others',
  async (raters) => {
    const silent = await told('silent', raters);
    house.setNow('2026-06-15T10:00:00Z');
    asking.company = await makeCompany(house.context.database, house.context.now(), {
      howMany: 13,
    });
    expect(await told('declined', raters)).toEqual(silent);
  },
);

/** What somebody hears from all calls that only read and need nothing to aim at. */
async function hear(token: string): Promise<Record<string, string>> {
  const heard: Record<string, string> = {};
  for (const endpoint of endpoints) {
    const { name, method, path, reply } = endpoint;
    if (method !== 'GET' || typeof reply === 'string' || path.includes('{')) continue;
    const { status, bytes } = await house.call(endpoint, { token });
    heard[name] = `${status} ${bytes.toString()}`;
  }
  return heard;
}

test('no list, count or log of HR says anything of it, before, during and after', async () => {
  const questionary = await assessed();
  const chosen = await choose(questionary);
  const at = async (day: string, act: () => Promise<unknown>) => {
    house.setNow(`${day}T09:00:00Z`);
    await again.wait(0);
    const before = await hear(asking.company.hrToken);
    await act();
    house.setNow(`${day}T09:00:00Z`);
    expect(await hear(asking.company.hrToken)).toEqual(before);
  };
  await at(askDay, () => morning(askDay));
  await at(addDays(askDay, 1), async () => {
    for (const place of [2, 3, 4]) await say(place, { sentence: 'Канарейка' });
  });
  await at(dayAfter, () => morning(dayAfter));
  expect(await wordsOf(questionary)).toEqual(['more']);
  expect(chosen).toHaveLength(1);
});

test('a copy of the database tells neither who wrote which sheet nor what stands in it', async () => {
  const questionary = await assessed();
  await choose(questionary);
  await morning(askDay);
  for (const place of [2, 3, 4]) await say(place, { sentence: `Канарейка ${place}` });
  const [same] = await query<{ sheets: number; assignments: number }>(
    `select (select count(distinct xmin::text)::int from sheet where questionary_id = $1) as sheets,
       (select count(distinct xmin::text)::int from assignment where questionary_id = $1 and again = 'done')
         as assignments`,
    [questionary.id],
  );
  expect(same).toEqual({ sheets: 1, assignments: 1 });
  const dumped = async () => Object.entries(await dumpTables(house.context.database.pool));
  const where = async () =>
    (await dumped())
      .filter(([, rows]) =>
        rows.some((row) => row.includes('Канарейка') && row.includes(questionary.id)),
      )
      .map(([name]) => name);
  expect(await where()).toEqual([]);
  await morning(dayAfter);
  expect(await where()).toEqual(['public.follow_up']);
});

test('a cycle’s line is there from ten people on, and stays as it was made', async () => {
  const { database } = house.context;
  const { brandId } = asking.company;
  const questionary = await assessed();
  await query(
    `insert into cycle (brand_id, id, number, name, status, method, is_anonymous, chosen_by, approved_by, limits,
       competence_source, date_start, date_end, release, ask_again_weeks)
     values ($1, $2, 1, 'Весна', 'done', '360', true, 'hr', 'hr', '{}', 'position', '2026-06-01', $3, 'atOnce', 5)`,
    [brandId, questionary.id, lastDay],
  );
  await query('update questionary set cycle_id = id where id = $1', [questionary.id]);
  const tell = (place: number) =>
    query(
      `insert into follow_up (brand_id, questionary_id, employee_id, question_ids, asked_on, until, result)
       values ($1, $2, $3, '{}', $4, $5, '{"told": {"behaviourList": [{"word": "more"}, {"word": "few"}]}}')`,
      [brandId, questionary.id, person(place), askDay, untilDay],
    );
  const line = async () => {
    await inBrand(database, brandId, (scope) => keepTotals(scope, dayAfter));
    const [row] = await query<{ line: object | null }>(
      'select asked_again as line from cycle where id = $1',
      [questionary.id],
    );
    return row?.line;
  };
  for (const place of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await tell(place);
  expect(await line()).toBeNull();
  await tell(9);
  expect(await line()).toEqual({ people: 10, more: 10, same: 0, less: 0 });
  await query('delete from follow_up where employee_id = $1', [person(9)]);
  expect(await line()).toEqual({ people: 10, more: 10, same: 0, less: 0 });
});
