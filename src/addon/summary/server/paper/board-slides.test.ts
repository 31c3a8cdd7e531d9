import { describe, expect, test } from 'vitest';
import type { HeatmapRow } from '#addon/heatmap/contract/heatmap.ts';
import type { Summary, SummaryCompetence } from '#addon/summary/contract/summary.ts';
import { speak } from '#platform/texts/speak.ts';
import { boardSlides } from './board-slides.ts';

const none = { mark: null, peopleCount: 0 };
const of = (mark: number | null, peopleCount = 500) =>
  mark === null ? none : { mark, peopleCount };
const row = (
  name: string,
  mark: number | null,
  self: number | null = null,
  more: Partial<SummaryCompetence> = {},
): SummaryCompetence => ({
  competenceId: name,
  name,
  ...of(mark),
  waitingCount: mark === null ? 2 : 0,
  self: of(self),
  spread: null,
  earlierList: [],
  ...more,
});
const summary = (competenceList: SummaryCompetence[], more: Partial<Summary> = {}): Summary => ({
  of: 'company',
  id: null,
  name: null,
  year: 2026,
  method: '360',
  yearList: [2026],
  anonymityThreshold: 3,
  isWithheld: false,
  peopleCount: 48,
  askedCount: 400,
  answeredCount: 340,
  mark: 3.7,
  selfMark: 4,
  competenceList,
  earlierYearList: [],
  earlierMarkList: [],
  topList: [],
  lowList: [],
  ...more,
});
const group = (name: string, mark: number | null, peopleCount = 500): HeatmapRow => ({
  name,
  id: null,
  peopleCount,
  askedCount: 10,
  answeredCount: 9,
  mark,
  cellList: [{ ...of(mark, peopleCount), waitingCount: mark === null ? 2 : 0 }],
});
const seen = (text: string, mark: number) => ({
  questionId: text,
  text,
  name: 'Trust',
  mark,
  peopleCount: 9,
});
const shown = (given: Summary, groups: readonly HeatmapRow[] = []) =>
  boardSlides({ summary: given, groups, t: speak.en, locale: 'en' });
const values = (slide: ReturnType<typeof shown>[number] | undefined) =>
  Object.fromEntries(slide?.bars?.series.map(({ label, values }) => [label, values]) ?? []);
const three = [row('Trust', 4.2, 4.4), row('Pace', 3.1, 3.5), row('Care', 3.6, 3.8)];

test('five slides: who answered, the ends, self and others, departments, what next', () => {
  const slides = shown(
    summary(three, { topList: [seen('Keeps a word', 4.4)], lowList: [seen('Asks', 2.9)] }),
    [group('Sales', 3.2), group('Shop', 4.1), group('Yard', null)],
  );
  expect(slides.map(({ sentence }) => sentence)).toEqual([
    'The whole company: 360 assessment of 2026 on 48 people; 340 of 400 reviewers responded (85%).',
    'Others rate “Trust” highest (4.2) and “Pace” lowest (3.1).',
    'People rate themselves higher than others rate them in 3 of 3 competencies: the difference is +0.3 on average.',
    'Ratings are highest in “Shop” (4.1) and lowest in “Sales” (3.2); the average is 3.7.',
    'What next: begin the talk with what is seen least often, “Asks” (2.9).',
  ]);
  expect(slides.map(values)).toEqual([
    { Responses: [340], 'No response': [60] },
    { 'Others’ ratings': [4.2, 3.6, 3.1] },
    { 'Others’ ratings': [3.1, 4.2, 3.6], 'Self-rating': [3.5, 4.4, 3.8] },
    { 'Others’ ratings': [3.7, 4.1, 3.2] },
    { 'Others’ ratings': [4.4, 2.9] },
  ]);
  expect(slides[3]?.notes).toEqual(['Not shown: 1, as there are too few people.']);
  const marked = slides.slice(1).map(({ bars }) => bars?.scale);
  expect(new Set(marked.map((scale) => JSON.stringify(scale)))).toEqual(
    new Set(['{"least":1,"most":5,"step":1}']),
  );
});

describe('what is withheld', () => {
  test('is left out of the picture, and a line says how many', () => {
    const slides = shown(summary([...three, row('Hidden', null), row('No self', 3.3)]));
    expect(slides[1]?.bars?.names).not.toContain('Hidden');
    expect(slides[1]?.notes).toEqual(['Not shown: 1, as there are too few people.']);
    expect(slides[2]?.bars?.names).not.toContain('No self');
    expect(slides[2]?.notes).toEqual(['Not shown: 2, as there are too few people.']);
  });

  test('leaves a sentence where there is nothing to draw', () => {
    expect(
      shown(summary([row('Hidden', null)]))
        .map(({ sentence }) => sentence)
        .at(-1),
    ).toBe('No average can be shown: there are too few people for it so far.');
    const [only, ...others] = shown(summary([], { isWithheld: true, peopleCount: 2 }));
    expect(only).toMatchObject({ bars: null, facts: [] });
    expect(only?.sentence).toMatch(/^There are reports on 2 people here\./);
    expect(others).toEqual([]);
    const self = shown(summary([row('Trust', 4.2), row('Pace', 3.1)]))[2];
    expect(self).toMatchObject({
      sentence: 'Self-ratings can’t be compared: too few people have given one.',
      bars: null,
    });
  });
});

describe('the fourth slide', () => {
  const fourth = (given: Summary, groups: readonly HeatmapRow[] = []) => shown(given, groups)[3];
  test('says that no department stands out where chance may make their difference', () => {
    const few = [group('Sales', 3.2, 5), group('Shop', 4.1, 5)];
    expect(fourth(summary(three), few)?.sentence).toBe(
      'No department clearly stands out: ratings are from 3.2 to 4.1, 3.7 on average.',
    );
  });

  test('has two years where there are no departments to compare', () => {
    const earlier = three.map((one) => ({ ...one, earlierList: [none, of(3)] }));
    const slide = fourth(summary(earlier, { earlierYearList: [2025, 2024] }), [group('All', 3.7)]);
    expect(slide?.sentence).toMatch(
      /^On average others’ ratings are higher than in 2024 by 0\.6\./,
    );
    expect(values(slide)).toEqual({ 2026: [4.2, 3.6, 3.1], 2024: [3, 3, 3] });
  });

  test('else has the spread of groups, as the table tells it, and else isn’t there', () => {
    const [trust, ...others] = three;
    const spread = { low: 3.9, high: 4.6, groupCount: 4 };
    expect(fourth(summary([{ ...trust!, spread }, ...others]))).toMatchObject({
      sentence: 'Groups lie furthest apart in “Trust”: from 3.9 to 4.6.',
      notes: ['Not shown: 2, as there are too few people.'],
    });
    expect(shown(summary(three))).toHaveLength(4);
  });
});

test.each([
  [3.1, 'What next: begin the talk with the competency that others rate lowest, “Pace” (3.1).'],
  [4.1, 'What next: no competency clearly stands out, so decide together where to begin.'],
])('without behaviours the talk begins with the lowest competence, here %d', (mark, sentence) => {
  const slides = shown(summary([row('Trust', 4.2), row('Pace', mark)]));
  expect(slides.at(-1)?.sentence).toBe(sentence);
});

test('of a long list both ends are drawn, and a line says so', () => {
  const many = Array.from({ length: 26 }, (_, at) => row(`C${at}`, 1 + at / 10, 2 + at / 20));
  const [, ends, self] = shown(summary(many));
  expect([ends?.bars?.names.length, self?.bars?.names.length]).toEqual([12, 7]);
  expect(ends?.bars?.names.slice(0, 1)).toEqual(['C25']);
  expect(ends?.bars?.names.slice(-1)).toEqual(['C0']);
  expect(ends?.notes).toEqual(['12 of 26 are here, from both ends of the list.']);
});
