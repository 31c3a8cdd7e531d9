import { expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * HR answers in the place of two of three: their records go, and new ones of the same names have
 * mailboxes that HR reads. What it knows itself it takes off (rule 25).
 */
const attack = startAttack();
const { asking, person, ask, answer, end, makeNamesake } = attack;
const hrsMark = 5;

async function remake(id: string): Promise<string> {
  const { hrToken: token } = asking.company;
  const reply = await asking.house.call(employeeCalls.delete, { token, params: { id } });
  expect(reply.status).toBe(200);
  await asking.work();
  return makeNamesake(id);
}

/** What HR works out of the third: the mean less its own two marks. */
async function played(before: readonly string[]): Promise<number | undefined> {
  const raters = [...before, person(4)].map((id) => ({ id, type: 'colleague' as const }));
  const questionary = await ask(raters);
  await answer(questionary, hrsMark, before);
  await answer(questionary, victimsMark, [person(4)]);
  const shown = seen(await end(questionary), 'colleague');
  return shown && shown.mark * shown.sheetCount - before.length * hrsMark;
}

test('deleted and made anew before anybody is asked', async () => {
  const remade = [await remake(person(2)), await remake(person(3))];
  expect(await played(remade)).toBeUndefined();
});

test('made anew first, and the true ones deleted after', async () => {
  const remade = [await makeNamesake(person(2)), await makeNamesake(person(3))];
  const { hrToken: token } = asking.company;
  for (const place of [2, 3]) {
    const params = { id: person(place) };
    const reply = await asking.house.call(employeeCalls.delete, { token, params });
    expect(reply.status).toBe(200);
  }
  expect(await played(remade)).toBeUndefined();
});

test('of three who were always there the mean is shown', async () => {
  const questionary = await ask(attack.as('colleague', 2, 3, 4));
  await answer(questionary, usualMark, [person(2), person(3), person(4)]);
  expect(seen(await end(questionary), 'colleague')).toMatchObject({ mark: 4, sheetCount: 3 });
});
