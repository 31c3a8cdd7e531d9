import { expect, test } from 'vitest';
import { getQuestionary } from '#contract/assessment/questionary.ts';
import { updateQuestionaryStatus } from '#contract/assessment/questionary-change.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Answers shown with names in one questionary are also known in an anonymous one about the same
 * person (rule 26).
 */
const asking = startAsking();
const { house } = asking;

test('one that is not anonymous does not go to work beside an anonymous one with nearly the same raters', async () => {
  const { hrToken: token, people } = asking.company;
  const [, boss, first, second] = people;
  const { id } = await createOne(house, asking.company, {
    isAnonymous: false,
    participantList: [
      { id: boss!, type: 'supervisor' },
      { id: first!, type: 'colleague' },
      { id: second!, type: 'colleague' },
    ],
  });
  const toWork = () =>
    house.call(updateQuestionaryStatus, { token, body: { id, status: 'inwork' } });
  const refused = await toWork();
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain(`№ ${asking.questionary.number}`);

  await asking.query(`update questionary set status = 'done', done_at = $2 where id = $1`, [
    asking.questionary.id,
    house.context.now(),
  ]);
  const warned = await house.call(getQuestionary, { token, params: { id } });
  expect(warned.body.data.workErrorList).toEqual([]);
  // It has told nothing, and this one keeps nothing back.
  expect(warned.body.data.workWarningList).toEqual([]);
  expect((await toWork()).status).toBe(200);
});
