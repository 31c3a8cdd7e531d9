import { expect, test } from 'vitest';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/** A second record gets another name once everybody has answered (rule 26; decision 243). */
const attack = startAttack();
const { asking, as, person, ask, answer, end, makeNamesake } = attack;

const others = () => [person(2), person(3), person(4)];

async function askedFour() {
  const questionary = await ask(as('colleague', 2, 3, 4, 5));
  await answer(questionary, usualMark, others());
  await answer(questionary, victimsMark, [person(5)]);
  return seen(await end(questionary), 'colleague');
}

const rename = (ids: readonly string[]) =>
  asking.query(`update employee set last_name = 'Другов' || id where id = any($1)`, [ids]);

test.each(['first', 'second'] as const)('the %s record of the person assessed', async (which) => {
  const second = await makeNamesake(person(0));
  const about = await askedFour();
  expect(about?.sheetCount).toBe(4);
  const three = await ask(as('colleague', 2, 3, 4), { employeeList: [{ id: second }] });
  await answer(three, usualMark, others());
  await rename([which === 'first' ? person(0) : second]);
  expect(difference(about, seen(await end(three, second), 'colleague'))).toBeUndefined();
});

test('the first records of three who are asked', async () => {
  const seconds: string[] = [];
  for (const id of others()) seconds.push(await makeNamesake(id));
  const about = await askedFour();
  const three = await ask(seconds.map((id) => ({ id, type: 'colleague' as const })));
  await answer(three, usualMark, seconds);
  await rename(others());
  expect(difference(about, seen(await end(three), 'colleague'))).toBeUndefined();
});
