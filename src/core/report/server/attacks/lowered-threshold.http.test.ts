import { expect, test } from 'vitest';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/** With a threshold of 1 nothing is anonymous: who is asked then answers openly (rule 25). */
const attack = startAttack();
const { asking, as, person, ask, answer, end } = attack;

const others = () => [person(2), person(3), person(4)];

test('the others are asked once the company’s threshold is 1', async () => {
  const anonymous = await ask(as('colleague', 2, 3, 4, 5));
  await answer(anonymous, usualMark, others());
  await answer(anonymous, victimsMark, [person(5)]);
  const shown = seen(await end(anonymous), 'colleague');
  expect(shown?.sheetCount).toBe(4);
  await asking.query('update brand set anonymity_threshold = 1 where id = $1', [
    asking.company.brandId,
  ]);
  const open = await ask(as('colleague', 2, 3, 4));
  await answer(open, usualMark, others());
  expect(difference(shown, seen(await end(open), 'colleague'))).toBeUndefined();
});
