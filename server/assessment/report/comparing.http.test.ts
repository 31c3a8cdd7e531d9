import { beforeEach, expect, test } from 'vitest';
import { createPartialReport, getReport } from '#contract/assessment/report.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { startAttack, usualMark } from '#test/start/start-attack.ts';
import type { ToCompare } from './together/keep-back.ts';

/** Reports are compared outside of transactions, by a worker (rule 26; decision 104). */
const attack = startAttack();
const { asking, as, person, ask, answer, end } = attack;
const { house, query } = asking;

let compared: ToCompare[];
let meanwhile: () => Promise<unknown>;

beforeEach(() => {
  compared = [];
  meanwhile = async () => {};
  const { comparer } = house.context;
  house.context.comparer = {
    ...comparer,
    listComparable: async (brandId, toCompare) => {
      compared.push(toCompare);
      await meanwhile();
      return listComparable(brandId, toCompare);
    },
  };
  const { listComparable } = comparer;
  return () => {
    house.context.comparer = comparer;
  };
});

const people = (...places: number[]) => places.map(person);

/** Four have answered and their report is out; of three more one is among them. */
async function second() {
  const first = await ask(as('colleague', 2, 3, 4, 5));
  await answer(first, usualMark, people(2, 3, 4, 5));
  await end(first);
  const questionary = await ask(as('colleague', 5, 6, 7, 8));
  await answer(questionary, usualMark, people(5, 6, 7, 8));
  return questionary!;
}

const shownOf = (content: Awaited<ReturnType<typeof end>>) =>
  content?.competenceMarkList[0]?.participantList.filter(({ types }) =>
    types.includes('colleague'),
  );

test('a report that nothing is near is compared with nothing', async () => {
  const questionary = await ask(as('colleague', 2, 3, 4));
  await answer(questionary, usualMark, people(2, 3, 4));
  expect(shownOf(await end(questionary))).toHaveLength(1);
  expect(compared).toEqual([]);
});

test('while it is compared, nothing is locked', async () => {
  const questionary = await second();
  const locked: unknown[] = [];
  meanwhile = async () => {
    locked.push(
      await query('select from employee where id = $1 for update nowait', [person(0)]),
      await query('select from questionary_subject where questionary_id = $1 for update nowait', [
        questionary.id,
      ]),
    );
  };
  expect(shownOf(await end(questionary))).toHaveLength(1);
  expect(locked).toHaveLength(2);
});

test('what has come out meanwhile is compared, too', async () => {
  const questionary = await second();
  const third = await ask(as('colleague', 9, 10, 11));
  await answer(third, usualMark, people(9, 10, 11));
  meanwhile = async () => {
    meanwhile = async () => {};
    const body = { questionaryId: third!.id };
    await house.call(createPartialReport, { token: asking.company.hrToken, body });
  };
  expect(shownOf(await end(questionary))).toHaveLength(1);
  const sumsOf = ({ others }: ToCompare) => others.flatMap(({ sums }) => sums).length;
  const own = compared.filter(({ ways }) => ways[0]?.sums[0]?.includes(person(5)));
  expect(own.map(sumsOf)).toEqual([1, 2]);
});

const full = () => {
  throw new Failure('tooMany', { retryAfterSeconds: 60, text: { key: 'errors.reportsWaiting' } });
};

test('where the queue is full, HR is told when to try again, and a job comes again', async () => {
  const questionary = await second();
  meanwhile = full;
  const interim = await house.call(createPartialReport, {
    token: asking.company.hrToken,
    body: { questionaryId: questionary.id },
  });
  expect([interim.status, interim.headers['retry-after'], interim.body]).toMatchObject([
    429,
    '60',
    { message: expect.stringContaining('Повторите через минуту') },
  ]);
  expect(await end(questionary)).toBeUndefined();
  expect(await query('select from sheet where questionary_id = $1', [questionary.id])).toHaveLength(
    4,
  );
  meanwhile = async () => {};
  await query('update graphile_worker._private_jobs set run_at = $1', [house.context.now()]);
  await asking.work();
  const { body } = await house.call(getReport, {
    token: asking.company.hrToken,
    params: { questionaryId: questionary.id, employeeId: person(0) },
  });
  expect(shownOf(body.data)).toHaveLength(1);
});
