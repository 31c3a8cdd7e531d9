import { expect, test } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * What somebody answered, got by taking one report from another about the same person (rule 26). HR chooses raters,
 * questions, moments and who is asked openly. Each attack needs the same people twice within 30 days, so none begins.
 */
const attack = startAttack();
const { asking, as, person, ask, answer, interim, end, wait, makeNamesake } = attack;
const { house } = asking;

const four = () => as('colleague', 2, 3, 4, 5);
const others = () => [person(2), person(3), person(4)];
const victim = () => [person(5)];
const openly = { isAnonymous: false };

/** Four answer; the victim knows nothing of the first competence, so that the report is about the others alone. */
async function silentOnce() {
  const first = await ask(four());
  await answer(first, usualMark, others());
  await answer(first, victimsMark, victim(), { cannotJudge: [asking.company.competenceIds[0]!] });
  return first!;
}

test('silent once, heard the second time', async () => {
  await end(await silentOnce());
  expect(await ask(four())).toBeUndefined();
});

test('heard once, silent the second time', async () => {
  const first = await ask(four());
  await answer(first, usualMark, others());
  await answer(first, victimsMark, victim());
  await end(first);
  expect(await ask(four())).toBeUndefined();
});

test('who is silent, and the others asked openly', async () => {
  await end(await silentOnce());
  for (const raters of [as('colleague', 2, 3, 4), as('colleague', 2), as('supervisor', 2)]) {
    expect(await ask(raters, openly)).toBeUndefined();
  }
});

test('silent at the interim, heard in the final, and newcomers asked openly', async () => {
  const first = await ask([...four(), ...as('colleague', 6, 7)]);
  await answer(first, usualMark, others());
  await interim(first!, 3);
  await answer(first, victimsMark, [...victim(), person(6), person(7)]);
  await end(first);
  expect(await ask(as('colleague', 6, 7), openly)).toBeUndefined();
});

test('the same words in a competence that was copied', async () => {
  await end(await silentOnce());
  const { competenceIds, hrToken: token } = asking.company;
  const { body } = await house.call(competenceCalls.list, { token, query: {} });
  const { nameText, descriptionText, questionList } = body.data.find(
    ({ id }) => id === competenceIds[0],
  )!;
  const copy = await house.call(competenceCalls.create, {
    token,
    body: {
      nameText: { ...nameText, ru: `${nameText.ru} два` },
      descriptionText,
      questionList: questionList.map(({ questionText }) => ({ questionText })),
    },
  });
  expect(copy.status).toBe(200);
  const competenceList = [{ id: copy.body.data.id }];
  expect(await ask(four(), { competenceList })).toBeUndefined();
});

test('under a new name, by a second record, and 30 days after that', async () => {
  await end(await silentOnce());
  const second = await makeNamesake(person(5));
  await wait(29);
  expect(await ask([{ id: second, type: 'colleague' }])).toBeUndefined();
  await wait(1);
  expect(await ask([{ id: second, type: 'colleague' }], { dateStart: '2026-07-15' })).toBeDefined();
});

test('the 30 days are counted from the last day of answers, not from the report', async () => {
  const first = await silentOnce();
  await end(first);
  await asking.query(`update report set created_at = created_at - interval '31 days'`);
  expect(await ask(four())).toBeUndefined();
  await asking.query(
    `update questionary set done_at = done_at - interval '30 days' where id = $1`,
    [first.id],
  );
  expect(await ask(four())).toBeDefined();
});
