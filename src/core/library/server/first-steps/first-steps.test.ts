import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { competenceForm } from '#core/competence/contract/competence.ts';
import { longestFirstStep } from '#core/competence/contract/first-step.ts';
import { libraryCompetences } from '#core/library/server/families.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { librarySteps, proposedSteps } from './proposed-steps.ts';
import { stepMethods } from './step.ts';

const all = Object.entries(librarySteps).flatMap(([id, list]) =>
  list.map((one) => ({ id, ...one })),
);

test('every competence of the library has three to five first steps by three methods, and nothing else has', () => {
  expect(Object.keys(librarySteps).sort()).toEqual(libraryCompetences.map(({ id }) => id).sort());
  const poor = Object.entries(librarySteps).filter(
    ([, list]) =>
      list.length < 3 || list.length > 5 || new Set(list.map(({ method }) => method)).size < 3,
  );
  expect(poor).toEqual([]);
  expect(new Set(all.map(({ method }) => method))).toEqual(new Set(stepMethods));
});

test('a step is there in both languages, and fits the form of a competence', () => {
  for (const [id, list] of Object.entries(librarySteps)) {
    const { success } = competenceForm.shape.firstStepList.safeParse(list);
    expect([id, success]).toEqual([id, true]);
  }
  const wrong = all.filter(
    ({ ru, en }) =>
      !/^[А-ЯЁ]/.test(ru) || /[a-z]/i.test(ru) || !/^[A-Z]/.test(en) || /[а-яё]/i.test(en),
  );
  expect(wrong).toEqual([]);
});

/** docs/writing.md, as far as a program can tell. */
test('a step is written as the texts of the product are, and says what to do in at least six words', () => {
  const faultOf = (text: string): string | undefined => {
    if (text.length > longestFirstStep) return 'long';
    if (text.split(' ').length < 6) return 'short';
    if (/["'„“]/.test(text.replace(/“[^“”]+”/g, ''))) return 'quotes';
    if (/[\u00a0\u2009\u202f]| {2}|^ | $/.test(text)) return 'spaces';
    if (/[.!?:;,…]$/.test(text)) return 'end';
    if (/ [-–] |\.\.\.|—.*—/.test(text)) return 'dashes';
    return undefined;
  };
  const faults = all
    .flatMap(({ ru, en }) => [ru, en])
    .flatMap((text) => {
      const fault = faultOf(text);
      return fault ? [`${fault}: ${text}`] : [];
    });
  expect(faults).toEqual([]);
  expect(all.filter(({ ru }) => /[“”]/.test(ru))).toEqual([]);
});

test('each method has its source and the year of it', () => {
  const written = readFileSync(fromRoot('docs/product/first-steps.md'), 'utf8');
  for (const method of stepMethods)
    expect(written).toMatch(new RegExp(`\\| \`${method}\` .*[A-Z]\\w+.* (19|20)\\d\\d`));
});

test('no step stands twice in either language', () => {
  const folded = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^\p{L}\d]+/gu, ' ');
  for (const texts of [all.map(({ ru }) => folded(ru)), all.map(({ en }) => folded(en))]) {
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('a competence is known by its name in either language, however it is spelled', () => {
  const steps = librarySteps.feedback!.map(({ ru, en }) => ({ ru, en }));
  expect(proposedSteps({ ru: '  ОБРАТНАЯ  связь' })).toEqual(steps);
  expect(proposedSteps({ ru: 'Отзывы', en: 'giving and taking feedback' })).toEqual(steps);
  expect(proposedSteps({ ru: 'Отзывы' })).toEqual([]);
  // The Russian name is the one that counts.
  expect(proposedSteps({ ru: 'Продажи', en: 'Teamwork' })[0]?.en).toBe(librarySteps.sales![0]!.en);
});
