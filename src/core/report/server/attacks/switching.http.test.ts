import { expect, test } from 'vitest';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/** The same people are asked twice, and a setting is another one (rules 25 and 26). */
const attack = startAttack();
const { as, person, ask, answer, end } = attack;

const others = () => [person(2), person(3), person(4)];

test('small roles left out once, and joined in the copy: what is theirs is not the difference', async () => {
  const raters = [...as('colleague', 2, 3, 4), ...as('subordinate', 5, 6)];
  const shown: ReturnType<typeof seen>[] = [];
  for (const smallGroups of ['leftOut', 'joined'] as const) {
    const questionary = await ask(raters, { smallGroups });
    await answer(questionary, usualMark, others());
    await answer(questionary, victimsMark, [person(5), person(6)]);
    shown.push(seen(await end(questionary), 'colleague'));
  }
  const [leftOut, joined] = shown;
  expect(leftOut).toEqual({ types: ['colleague'], mark: usualMark, sheetCount: 3 });
  expect(difference(joined, leftOut)).toBeUndefined();
});

test('joined first, and left out in the copy', async () => {
  const raters = [...as('colleague', 2, 3, 4), ...as('subordinate', 5, 6)];
  const shown: ReturnType<typeof seen>[] = [];
  for (const smallGroups of ['joined', 'leftOut'] as const) {
    const questionary = await ask(raters, { smallGroups });
    await answer(questionary, usualMark, others());
    await answer(questionary, victimsMark, [person(5), person(6)]);
    shown.push(seen(await end(questionary), 'colleague'));
  }
  const [joined, leftOut] = shown;
  expect(joined?.sheetCount).toBe(5);
  expect(difference(joined, leftOut)).toBeUndefined();
});
