import { expect, test } from 'vitest';
import { getQuestionary } from '#contract/assessment/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#contract/assessment/questionary-change.ts';
import { createOne, formFrom } from '#test/screen/questionary-form.ts';
import { startAttack, usualMark } from '#test/start/start-attack.ts';

/**
 * People who were asked anonymously are asked openly: refused where somebody's answer would be what
 * is left (rule 26; decision 104). T is 3.
 */
const attack = startAttack();
const { asking, as, person, ask, add, answer, end, wait, makeNamesake } = attack;
const { house } = asking;

/** Four colleagues have answered, and their report is out. */
async function toldOfFour() {
  const questionary = await ask(as('colleague', 2, 3, 4, 5));
  const people = [2, 3, 4, 5].map(person);
  await answer(questionary, usualMark, people);
  await end(questionary);
  return questionary!;
}

const openly = { isAnonymous: false };

test('three of four: it says how long to wait, and what else to do', async () => {
  const { number } = await toldOfFour();
  const { id } = await createOne(house, asking.company, {
    participantList: [...as('supervisor', 1), ...as('colleague', 2, 3, 4)],
    ...openly,
  });
  const body = { id, status: 'inwork' as const };
  const { status, body: reply } = await house.call(updateQuestionaryStatus, {
    token: asking.company.hrToken,
    body,
  });
  expect([status, reply]).toMatchObject([
    409,
    {
      errors: [
        {
          path: 'participantList',
          message: `Некоторых из этих людей пока нельзя спросить открыто: недавно они отвечали анонимно (№ ${number}). Спросите их снова 15 июл. 2026 или позже, или оставьте ответы анонимными.`,
        },
      ],
    },
  ]);
});

test('three of four as supervisors', async () => {
  await toldOfFour();
  const participantList = as('supervisor', 2, 3, 4);
  expect(await ask([], { method: '90', participantList })).toBeUndefined();
});

test('a second one, when the first has been asked openly', async () => {
  await toldOfFour();
  expect(await ask(as('colleague', 2), openly)).toBeDefined();
  expect(await ask(as('colleague', 3), openly)).toBeUndefined();
});

test('one of four leaves three, and all four leave nobody', async () => {
  await toldOfFour();
  expect(await ask(as('colleague', 2), openly)).toBeDefined();
  expect(await ask(as('colleague', 2, 3, 4, 5), openly)).toBeDefined();
});

test('three of four by second records', async () => {
  await toldOfFour();
  const seconds: string[] = [];
  for (const place of [2, 3, 4]) seconds.push(await makeNamesake(person(place)));
  const raters = seconds.map((id) => ({ id, type: 'colleague' as const }));
  expect(await ask(raters, openly)).toBeUndefined();
});

test('three of four about a second record', async () => {
  await toldOfFour();
  const id = await makeNamesake(person(0));
  const again = { employeeList: [{ id }], ...openly };
  expect(await ask(as('colleague', 2, 3, 4), again)).toBeUndefined();
});

test.each([
  [29, false],
  [30, true],
])('%s days after the report', async (days, isTaken) => {
  await toldOfFour();
  await wait(days);
  const dates = { dateStart: '2026-06-16' };
  const questionary = await ask(as('colleague', 2, 3, 4), { ...openly, ...dates });
  expect(questionary !== undefined).toBe(isTaken);
});

test('people who are added to what is in work, however long it takes', async () => {
  const open = await ask(as('colleague', 6, 7), openly);
  await toldOfFour();
  expect(await add(open!, as('colleague', 8))).toBe(true);
  expect(await add(open!, as('colleague', 2, 3, 4))).toBe(false);
  await wait(40);
  const { body: now } = await house.call(getQuestionary, {
    token: asking.company.hrToken,
    params: { id: open!.id },
  });
  const form = formFrom(now.data);
  const participantList = [...form.participantList, ...as('colleague', 2, 3, 4)];
  const { status, body } = await house.call(updateQuestionary, {
    token: asking.company.hrToken,
    body: { ...form, participantList, version: undefined },
  });
  expect([status, body]).toMatchObject([
    409,
    {
      errors: [{ path: 'participantList', message: expect.stringContaining('оставьте их ответы') }],
    },
  ]);
});
