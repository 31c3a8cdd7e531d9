import { expect, test } from 'vitest';
import { competenceForm } from '#core/competence/contract/competence.ts';
import { families, libraryCompetences } from './families.ts';
import { foldName } from './library.ts';
import { profiles } from './profiles.ts';

test('at least forty competencies in six families, each with four or five questions', () => {
  expect(families).toHaveLength(6);
  expect(libraryCompetences.length).toBeGreaterThanOrEqual(40);
  for (const { id, questionList } of libraryCompetences) {
    expect([id, questionList.length >= 4 && questionList.length <= 5]).toEqual([id, true]);
  }
});

test('every text is there in both languages and fits the form of a competence', () => {
  for (const { id, name, description, questionList } of libraryCompetences) {
    const form = {
      nameText: name,
      descriptionText: description,
      questionList: questionList.map((questionText) => ({ questionText })),
    };
    expect([id, competenceForm.safeParse(form).success]).toEqual([id, true]);
    for (const { ru, en } of [name, description, ...questionList]) {
      expect([en, /[а-яё]/i.test(ru), /[а-яё]/i.test(en ?? 'я')]).toEqual([en, true, false]);
    }
  }
});

/** Each question is asked once in a questionary (rule 16), whichever competencies it holds. */
test('no name and no question stands twice in either language', () => {
  const folded = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^\p{L}\d]+/gu, ' ');
  const questions = libraryCompetences.flatMap(({ questionList }) => questionList);
  for (const texts of [
    libraryCompetences.map(({ id }) => id),
    libraryCompetences.map(foldName),
    libraryCompetences.map(({ name }) => folded(name.en ?? '')),
    questions.map(({ ru }) => folded(ru)),
    questions.map(({ en }) => folded(en ?? '')),
  ]) {
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('twelve profiles name five to eight competencies of the library, each once', () => {
  const known = libraryCompetences.map(({ id }) => id);
  expect(profiles).toHaveLength(12);
  for (const { id, competenceIdList } of profiles) {
    expect([id, new Set(competenceIdList).size]).toEqual([id, competenceIdList.length]);
    expect([id, competenceIdList.filter((one) => !known.includes(one))]).toEqual([id, []]);
    expect(competenceIdList.length).toBeGreaterThanOrEqual(5);
    expect(competenceIdList.length).toBeLessThanOrEqual(8);
  }
});
