import { beforeEach, expect, test } from 'vitest';
import { type CompetenceForm, competenceCalls } from '#core/competence/contract/competence.ts';
import { updatePlan } from '#core/plan/contract/plan.ts';
import { inBrand, makeCompetence } from '#test/factories.ts';
import { startPlans } from '#test/plan/start-plans.ts';

/**
 * HR rewords, empties and deletes a competence whose name and behaviour stand in a private plan. All they hear, and
 * all that is noted, is as with one that no plan names (A10); the plan keeps its words.
 */
const plans = startPlans();
const { house, goal, make, open } = plans;

beforeEach(plans.begin);

const texts = [{ ru: 'Держит слово' }, { ru: 'Слышит других' }, { ru: 'Просит о помощи' }];
const makeOne = () =>
  inBrand(house.context.database, plans.own.brandId, (scope) =>
    makeCompetence(scope, { ru: 'Открытость' }, texts),
  );

/** Everything that HR does to it and hears of it, without the ids that differ. */
async function hear({ id, questionIds }: Awaited<ReturnType<typeof makeOne>>) {
  const token = plans.own.hrToken;
  const list = async () => {
    const { body } = await house.call(competenceCalls.list, { token });
    return body.data.filter((row) => row.id === id);
  };
  const form = (places: readonly number[]): CompetenceForm & { id: string } => ({
    id,
    nameText: { ru: 'Прямота' },
    descriptionText: { ru: 'Говорит как есть' },
    questionList: places.map((at) => ({ id: questionIds[at]!, questionText: texts[at]! })),
    firstStepList: [],
  });
  const heard: unknown[] = [await list()];
  for (const places of [[0, 1], [1]]) {
    const { status, body } = await house.call(competenceCalls.update, {
      token,
      body: form(places),
    });
    heard.push(status, body.data);
  }
  for (const call of [competenceCalls.archive, competenceCalls.delete]) {
    const { status, body } = await house.call(call, { token, params: { id }, body: { id } });
    heard.push(status, body.message ?? null, await list());
  }
  const noted = await plans.query(
    'select verb, kind, name, details from audit where entity_id = $1 order by id',
    id,
  );
  const ids = [id, ...questionIds];
  return ids.reduce(
    (said, own, at) => said.replaceAll(own, `${at}`),
    JSON.stringify([heard, noted]),
  );
}

test('deleting what a private plan names says nothing of the plan, which keeps its words', async () => {
  const [named, free] = [await makeOne(), await makeOne()];
  const goalList = [{ ...goal, competenceId: named.id, text: texts[0]!.ru }];
  const made = (await make({ goalList })).body.data;
  expect(made.goalList[0]?.competence).toEqual({ id: named.id, name: 'Открытость' });
  const heard = await hear(named);
  expect(heard).toContain('"delete"');
  expect(heard).toBe(await hear(free));

  const left = (await open(made.id)).body.data;
  expect(left.goalList).toMatchObject([{ text: texts[0]!.ru, competence: null, mark: null }]);
  const again = goalList.map((one, at) => ({ ...one, id: left.goalList[at]!.id }));
  const body = { id: made.id, goalList: again };
  expect((await house.call(updatePlan, { token: plans.owner.token, body })).status).toBe(200);
});
