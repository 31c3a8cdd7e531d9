import { expect, test } from 'vitest';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Voice } from '#contract/assessment/reading/report-voice.ts';
import { speak } from '#i18n/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { zonesOf } from './zones.ts';

const paper = (content: ReportContent, voice: Voice = 'other') =>
  zonesOf({ content, voice, t: speak.ru, locale: 'ru', timeZone: 'UTC', previous: null });
const told = (content: ReportContent) =>
  paper(content).zones.map(({ heading, items }) => `${heading}: ${items.length}`);

test('strengths first, then the four lists, with the gap', () => {
  const { zones } = paper(sampleReport());
  expect(zones.map(({ heading }) => heading)).toEqual([
    'Сильные стороны',
    'Самые низкие оценки',
    'Зоны развития',
    'Скрытые возможности',
    'Слепые зоны',
  ]);
  expect(zones[1]?.items[1]).toMatchObject({
    name: 'Развитие подчинённых',
    others: '3,2',
    self: '4,3',
    gap: '+1,1',
  });
});

test('what others rate higher stands whole, strengths and lows too', () => {
  const [strength] = sampleReport().strengthList;
  const higher = { competenceId: 'x', name: 'Связи', selfMark: 3, otherParticipantMark: 3.8 };
  const content = sampleReport({ hiddenPossibilitiesList: [higher, strength!] });
  expect(told(content)).toContain('Скрытые возможности: 2');
});

test('an empty list says so', () => {
  expect(paper(reportShapes.allEqual).zones[0]).toMatchObject({ lead: null, items: [] });
  expect(told(reportShapes.allHigh).slice(0, 3)).toEqual([
    'Сильные стороны: 3',
    'Самые низкие оценки: 0',
    'Зоны развития: 0',
  ]);
  expect(paper(reportShapes.allHigh).zones[1]?.empty).toBe('Таких компетенций нет.');
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
  expect(paper(sampleReport(), 'own').zones[0]?.heading).toBe('Ваши сильные стороны');
});
