import { expect, test } from 'vitest';
import { inBrand, makeCommonQuestion } from '#test/factories.ts';
import { commonRatings } from '#test/report/answers.ts';
import { seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * A competence is asked twice, and one of eight leaves it out once. What all say and what all but one
 * say would be two equations: it is told again only where nobody left anything out (rule 26).
 */
const attack = startAttack();
const { asking, as, person, ask, answer, end } = attack;

const victim = 2;
const others = [3, 4, 5, 6, 7, 8, 9];
const competence = (which: number) => asking.company.competenceIds[which]!;

async function asked(which: number[], cannotJudge: number[]) {
  const questionary = await ask(as('colleague', victim, ...others), {
    competenceList: which.map((each) => ({ id: competence(each) })),
  });
  await answer(questionary, usualMark, others.map(person));
  await answer(questionary, victimsMark, [person(victim)], {
    cannotJudge: cannotJudge.map(competence),
  });
  const content = await end(questionary);
  return which.map((each) => seen(content, 'colleague', competence(each))?.mark);
}

test('left out the second time', async () => {
  expect(await asked([0], [])).toEqual([3.8]);
  expect(await asked([0, 1], [0])).toEqual([undefined, 3.8]);
});

test('left out the first time', async () => {
  expect(await asked([0, 1], [0])).toEqual([4.25, 3.8]);
  expect(await asked([0], [])).toEqual([undefined]);
});

test('left out by nobody: it is told again', async () => {
  expect(await asked([0, 1], [])).toEqual([3.8, 3.8]);
  expect(await asked([0, 1], [])).toEqual([3.8, 3.8]);
});

test('so is a rating that stands in every assessment', async () => {
  const { company, house } = asking;
  await inBrand(house.context.database, company.brandId, (scope) =>
    makeCommonQuestion(scope, { type: 'rating' }),
  );
  const marks: (number | undefined)[] = [];
  for (const cannotJudge of [[], [commonRatings]]) {
    const questionary = await ask(as('colleague', victim, ...others));
    await answer(questionary, usualMark, others.map(person));
    await answer(questionary, victimsMark, [person(victim)], { cannotJudge });
    const content = await end(questionary);
    const [rating] = content?.commonQuestionAnswerList ?? [];
    const groups = rating?.type === 'rating' ? rating.answers : [];
    marks.push(groups.find(({ types }) => types.includes('colleague'))?.mark);
  }
  expect(marks).toEqual([3.8, undefined]);
});
