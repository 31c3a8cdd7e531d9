import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { zonesOf } from './zones.ts';

const paper = (content: ReportContent, voice: Voice = 'other') =>
  zonesOf({ content, voice, t: speak.ru, locale: 'ru', timeZone: 'UTC', previous: null });
const blocks = (content: ReportContent) => {
  const { strengths, zones } = paper(content);
  return [...(strengths ? [strengths] : []), ...zones];
};
const told = (content: ReportContent) =>
  blocks(content).map(({ heading, items }) => `${heading}: ${items.length}`);

test('strengths first, then the four lists, with the gap', () => {
  const all = blocks(sampleReport());
  expect(all.map(({ heading }) => heading)).toEqual([
    'Сильные стороны',
    'Самые низкие оценки',
    'Зоны развития',
    'Скрытые возможности',
    'Слепые зоны',
  ]);
  expect(all[1]?.items[1]).toEqual({
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
  expect(paper(reportShapes.allEqual).strengths).toMatchObject({ lead: null, items: [] });
  expect(told(reportShapes.allHigh).slice(0, 3)).toEqual([
    'Сильные стороны: 3',
    'Самые низкие оценки: 0',
    'Зоны развития: 0',
  ]);
  expect(paper(reportShapes.allHigh).zones[0]?.empty).toBe('Таких компетенций нет.');
  expect(told(reportShapes.selfAlone)).toEqual([]);
  expect(told(reportShapes.noAnswers)).toEqual([]);
});

test('self is not mentioned where there is none', () => {
  expect(paper(reportShapes.withoutSelf).zoneLabels.hasSelf).toBe(false);
  const leads = paper(reportShapes.withoutSelf).zones.map(({ lead }) => lead);
  expect(leads.join(' ')).not.toMatch(/самооцен/i);
  expect(paper(sampleReport()).zoneLabels.hasSelf).toBe(true);
});

test('the person assessed is spoken to', () => {
  expect(paper(sampleReport(), 'own').strengths?.heading).toBe('Ваши сильные стороны');
});
