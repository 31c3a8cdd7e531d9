import { expect, test } from 'vitest';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/** What was answered at the same time is compared, whenever the reports are made (rule 26). */
const attack = startAttack();
const { asking, as, person, ask, answer, end, wait } = attack;

const others = () => [person(2), person(3), person(4)];

/** Two in work at once, of whose seven raters only three answer both, all on one day. */
async function askedTwice() {
  const first = await ask(as('colleague', 2, 3, 4, 5));
  const second = await ask(as('colleague', 2, 3, 4, 6, 7, 8));
  await answer(first, usualMark, others());
  await answer(second, usualMark, others());
  await answer(first, victimsMark, [person(5)]);
  return { first, second };
}

test('31 days between two reports of answers of one day', async () => {
  const { first, second } = await askedTwice();
  const more = seen(await end(first), 'colleague');
  expect(more).toEqual({ types: ['colleague'], mark: 3.5, sheetCount: 4 });
  await wait(31);
  expect(difference(more, seen(await end(second), 'colleague'))).toBeUndefined();
});

test('31 days, and the one with fewer answers first', async () => {
  const { first, second } = await askedTwice();
  const fewer = seen(await end(second), 'colleague');
  expect(fewer).toEqual({ types: ['colleague'], mark: 4, sheetCount: 3 });
  await wait(31);
  expect(difference(seen(await end(first), 'colleague'), fewer)).toBeUndefined();
});

test.each([
  { days: 29, shown: undefined },
  { days: 30, shown: 3 },
])('three are asked again $days days after the end', async ({ days, shown }) => {
  const first = await ask(as('colleague', 2, 3, 4, 5), { dateEnd: '2026-06-20' });
  await answer(first, usualMark, [...others(), person(5)]);
  expect(seen(await end(first), 'colleague')?.sheetCount).toBe(4);
  await wait(days);
  const dateStart = asking.house.context.now().toISOString().slice(0, 10);
  const second = await ask(as('colleague', 2, 3, 4), { dateStart });
  await answer(second, usualMark, others());
  expect(seen(await end(second), 'colleague')?.sheetCount).toBe(shown);
});
