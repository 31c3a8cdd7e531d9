import { expect, test } from 'vitest';
import { startAttack } from '#test/start/start-attack.ts';

/**
 * Three people answer. Then HR adds three of its own, who never count, and knows their marks: that all six
 * agree would leave only one way for the three to have answered. People who don't count are nobody to hide
 * among, so the word is told from 2T people on who do.
 */
const { asking, as, person, ask, add, answer, end } = startAttack();

const victims = [2, 3, 4];
const own = [5, 6, 7];

/** The words of agreement in the final report, where `late` are asked after the first has answered. */
async function words(late: readonly number[]) {
  const first = [...victims, ...own].filter((place) => !late.includes(place));
  const questionary = await ask(as('colleague', ...first), {
    competenceList: asking.company.competenceIds.map((id) => ({ id })),
  });
  await answer(questionary, 4, [person(victims[0]!)]);
  if (late.length > 0) expect(await add(questionary!, as('colleague', ...late))).toBe(true);
  await answer(questionary, 4, victims.slice(1).map(person));
  await answer(questionary, 4, own.map(person));
  const content = await end(questionary);
  const rows = content!.competenceMarkList.filter(({ participantList }) =>
    participantList.some(({ types }) => types.includes('colleague')),
  );
  expect(rows).not.toEqual([]);
  return [...new Set(rows.map(({ agreement }) => agreement?.word))];
}

test('among people whom HR added late the word is not told', async () => {
  expect(await words(own)).toEqual([undefined]);
});

test('among six who count it is', async () => {
  expect(await words([])).toEqual(['agree']);
});
