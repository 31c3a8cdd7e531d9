import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * Ten colleagues are asked. HR sees who has answered, and looks whenever it likes: what it sees is
 * of half of those asked, never of the three whom it has waited for (rule 26).
 */
const attack = startAttack();
const { asking, as, person, ask, answer, interim } = attack;
const ten = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const [first, friends, victim] = [[2, 3, 4], [5, 6], 7];
const friendsMark = 5;

test('an interim after three, and one after the three among whom two are friends', async () => {
  const questionary = (await ask(as('colleague', ...ten)))!;
  await answer(questionary, usualMark, first.map(person));
  const before = seen(await interim(questionary, first.length), 'colleague');
  await answer(questionary, victimsMark, [person(victim)]);
  await answer(questionary, friendsMark, friends.map(person));
  const after = seen(await interim(questionary, first.length + 3), 'colleague');
  const ofThree = difference(after, before);
  expect(ofThree && ofThree * 3 - friends.length * friendsMark).toBeUndefined();
});

test('each number is of at least half of them', async () => {
  const questionary = (await ask(as('colleague', ...ten)))!;
  const counts: (number | undefined)[] = [];
  for (const [at, place] of ten.slice(0, 6).entries()) {
    await answer(questionary, usualMark, [person(place)]);
    counts.push(seen(await interim(questionary, at + 1), 'colleague')?.sheetCount);
  }
  expect(counts).toEqual([undefined, undefined, undefined, undefined, 5, 5]);
});

test('those who have not answered are dismissed: they were asked all the same', async () => {
  const questionary = (await ask(as('colleague', ...ten)))!;
  await answer(questionary, usualMark, first.map(person));
  for (const place of ten.slice(first.length)) {
    const params = { id: person(place) };
    const { status } = await asking.house.call(employeeCalls.delete, {
      token: asking.company.hrToken,
      params,
    });
    expect(status).toBe(200);
  }
  expect(seen(await interim(questionary, first.length), 'colleague')).toBeUndefined();
});
