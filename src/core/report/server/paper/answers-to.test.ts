import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { mainOf } from './answers-to.ts';
import { lineLabels, linesOf } from './lines.ts';
import { zonesOf } from './zones.ts';

const reading = (content: ReportContent, voice: Voice = 'other') =>
  ({ content, voice, t: speak.ru, locale: 'ru', timeZone: 'UTC', previous: null }) as const;
const told = (content: ReportContent) =>
  zonesOf(reading(content)).map(({ heading, items }) => `${heading}: ${items.length}`);

test('three answers, then every competence, the highest first, then the four lists with the gap', () => {
  const all = reading(sampleReport());
  expect(mainOf(all).answers.map(({ heading }) => heading)).toEqual([
    'Сильные стороны',
    'Где видят иначе, чем сам человек',
    'Что дальше',
  ]);
  const marks = linesOf(all)!.items.map(({ othersMark }) => othersMark!);
  expect(marks).toEqual(marks.toSorted((a, b) => b - a));
  expect(zonesOf(all).map(({ heading }) => heading)).toEqual([
    'Самые низкие оценки',
    'Зоны развития',
    'Скрытые возможности',
    'Слепые зоны',
  ]);
  expect(zonesOf(all)[0]?.items[1]).toEqual({
    name: 'Развитие подчинённых',
    marks: 'Самооценка 4,3 · Внешняя 3,2 · Разница +1,1',
  });
});

test('what others rate higher stands whole, strengths and lows too', () => {
  const [strength] = sampleReport().strengthList;
  const higher = { competenceId: 'x', name: 'Связи', selfMark: 3, otherParticipantMark: 3.8 };
  const content = sampleReport({ hiddenPossibilitiesList: [higher, strength!] });
  expect(told(content)).toContain('Скрытые возможности: 2');
});

test('an empty list says so', () => {
  expect(told(reportShapes.allHigh).slice(0, 2)).toEqual([
    'Самые низкие оценки: 0',
    'Зоны развития: 0',
  ]);
  expect(zonesOf(reading(reportShapes.allHigh))[0]?.empty).toBe('Таких компетенций нет.');
  expect(told(reportShapes.selfAlone)).toEqual([]);
  expect(told(reportShapes.noAnswers)).toEqual([]);
  expect(linesOf(reading(reportShapes.noAnswers))).toBeNull();
});

test('self is not mentioned where there is none', () => {
  const withoutSelf = reading(reportShapes.withoutSelf);
  expect(lineLabels(withoutSelf).hasSelf).toBe(false);
  const leads = zonesOf(withoutSelf).map(({ lead }) => lead);
  expect(leads.join(' ')).not.toMatch(/самооцен/i);
  expect(lineLabels(reading(sampleReport())).hasSelf).toBe(true);
});

test('the person assessed is spoken to', () => {
  expect(mainOf(reading(sampleReport(), 'own')).answers[0]?.heading).toBe('Ваши сильные стороны');
});

describe.each(everyShape)('in %s', (_, content) => {
  test('something is said, and no answer is an empty heading', () => {
    const { whole, answers } = mainOf(reading(content));
    expect(whole.length + answers.length).toBeGreaterThan(0);
    for (const { points, marks, gaps, seen } of answers)
      expect(
        points.length + marks.length + gaps.length + (seen?.items.length ?? 0),
      ).toBeGreaterThan(0);
  });

  test('every competence has a line, once', () => {
    const names = linesOf(reading(content))?.items.map(({ name }) => name) ?? [];
    if (names.length > 0) expect(names).toHaveLength(content.competenceMarkList.length);
  });
});
