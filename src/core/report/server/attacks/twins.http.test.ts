import { expect, test } from 'vitest';
import { seen, startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * The same is asked twice, once so that one person can't answer ("only if you work in Kazan"). HR
 * knows who can't. The difference would be that person's mark (data-and-maths, "A group's mark in a
 * column").
 */
const attack = startAttack();
const { asking, as, person, ask, answer, end } = attack;

const four = [2, 3, 4, 5];
const eight = [2, 3, 4, 5, 6, 7, 8, 9];
const [all, allButOne] = [0, 1];
const competence = (which: number) => asking.company.competenceIds[which]!;

/** The last of these people can say nothing on what is asked of all but one. */
async function answered(places: readonly number[], given: Parameters<typeof ask>[1] = {}) {
  const questionary = await ask(as('colleague', ...places), given);
  const people = places.map(person);
  const victim = people.pop()!;
  await answer(questionary, usualMark, people);
  await answer(questionary, victimsMark, [victim], { cannotJudge: [competence(allButOne)] });
  return end(questionary);
}

const markOf = (content: Awaited<ReturnType<typeof end>>, which: number) =>
  seen(content, 'colleague', competence(which))?.mark;

/** The sum of all less that of all but one. */
const victims = (whole: number | undefined, part: number | undefined, howMany: number) =>
  whole && part && whole * howMany - part * (howMany - 1);

test('in one assessment of four', async () => {
  const content = await answered(four);
  expect(markOf(content, all)).toBe(3.5);
  expect(victims(markOf(content, all), markOf(content, allButOne), 4)).toBeUndefined();
});

test('in two assessments of the same four', async () => {
  const whole = await answered(four, { competenceList: [{ id: competence(all) }] });
  const part = await answered(four);
  expect(victims(markOf(whole, all), markOf(part, allButOne), 4)).toBeUndefined();
});

test('in one of eight: what all but one can say is told in halves, which any mark of theirs allows', async () => {
  const content = await answered(eight);
  expect(markOf(content, all)).toBe(3.8);
  expect(markOf(content, allButOne)).toBe(4.25);
  expect(victims(3.8, 4.25, 8)).toBeCloseTo(0.65);
});
