import { expect, test } from 'vitest';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Voice } from '#contract/assessment/reading/report-voice.ts';
import { speak } from '#i18n/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { zonesOf } from './zones.ts';

const paper = (content: ReportContent, voice: Voice = 'other') =>
  zonesOf({ content, voice, t: speak.ru, locale: 'ru', timeZone: 'UTC', previous: null });
const told = (content: ReportContent) =>
  paper(content).zones.map(({ heading, items }) => `${heading}: ${items.length}`);

test('strengths first, then what to develop, with the labels and the gap', () => {
  const { zones } = paper(sampleReport());
  expect(zones.map(({ heading }) => heading)).toEqual(['Сильные стороны', 'Что развивать']);
  expect(zones[1]?.items[1]).toMatchObject({
    name: 'Развитие подчинённых',
    labels: 'ниже остальных, самооценка выше',
    others: '3,2',
    self: '4,3',
    gap: '+1,1',
  });
});

test('what others rate higher stands beside the strengths', () => {
  const higher = { competenceId: 'x', name: 'Связи', selfMark: 3, otherParticipantMark: 3.8 };
  const content = sampleReport({ hiddenPossibilitiesList: [higher] });
  const headings = paper(content).zones.map(({ heading }) => heading);
  expect(headings).toEqual(['Сильные стороны', 'Скрытые возможности', 'Что развивать']);
});

test.each(everyShape)('in %s no competence stands twice', (_name, content) => {
  const names = paper(content).zones.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names.length).toBe(new Set(names).size);
});

test('an empty block says what is true, or is left out', () => {
  expect(paper(reportShapes.allEqual).zones[0]).toMatchObject({ lead: null, items: [] });
  expect(told(reportShapes.allHigh)).toEqual(['Сильные стороны: 3', 'Что развивать: 0']);
  expect(plain(paper(reportShapes.allHigh).zones[1]?.empty ?? '')).toBe(
    'Внешних оценок ниже 4,0 нет.',
  );
  expect(told(reportShapes.selfAlone)).toEqual([]);
  expect(told(reportShapes.noAnswers)).toEqual([]);
});

test('self is not mentioned where there is none', () => {
  expect(paper(reportShapes.withoutSelf).zoneLabels.hasSelf).toBe(false);
  expect(paper(reportShapes.withoutSelf).zoneLabels.meanings.join(' ')).not.toMatch(/самооцен/i);
  expect(paper(sampleReport()).zoneLabels.hasSelf).toBe(true);
});

test('the person assessed is spoken to', () => {
  expect(paper(sampleReport(), 'own').zones[0]?.heading).toBe('Ваши сильные стороны');
});
