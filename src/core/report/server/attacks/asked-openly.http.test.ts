import { expect, test } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { difference, seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * Four colleagues are asked anonymously, and three of them where everybody sees what they answer.
 * Their sum less what is known would be what the fourth answered (rule 26).
 */
const attack = startAttack();
const { as, person, ask, answer, end } = attack;

const others = () => [person(2), person(3), person(4)];
const victim = () => person(5);
const tooMany = () => as('colleague', 2, 3, 4, 5);
const named = (): Parameters<typeof ask> => [as('colleague', 2, 3, 4), { isAnonymous: false }];

async function askedAnonymously() {
  const questionary = await ask(tooMany());
  await answer(questionary, usualMark, others());
  await answer(questionary, victimsMark, [victim()]);
  return questionary;
}

async function askedOpenly(questionary: QuestionaryDetail | undefined) {
  await answer(questionary, usualMark, others());
  return end(questionary);
}

test('before, in an assessment that is not anonymous', async () => {
  const open = await askedOpenly(await ask(...named()));
  const anonymous = await end(await askedAnonymously());
  expect(difference(seen(anonymous, 'colleague'), seen(open, 'colleague'))).toBeUndefined();
});

test('before, as supervisors', async () => {
  const open = await askedOpenly(
    await ask([], { method: '90', participantList: as('supervisor', 2, 3, 4) }),
  );
  const anonymous = await end(await askedAnonymously());
  expect(difference(seen(anonymous, 'colleague'), seen(open, 'supervisor'))).toBeUndefined();
});

test('at the same time', async () => {
  const anonymous = await askedAnonymously();
  const open = await askedOpenly(await ask(...named()));
  const shown = seen(await end(anonymous), 'colleague');
  expect(difference(shown, seen(open, 'colleague'))).toBeUndefined();
});
