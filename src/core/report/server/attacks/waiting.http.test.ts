import { expect, test } from 'vitest';
import { seen, startAttack, usualMark } from '#test/start/start-attack.ts';

/** The same people are asked again about the same person 30 days after the first time has ended (rule 26). */
const attack = startAttack();
const { asking, as, person, ask, answer, end, wait } = attack;

const others = () => [person(2), person(3), person(4)];

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
