import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { reportTalk } from '#core/report/contract/talk/report-talk.ts';
import { speak } from '#platform/texts/speak.ts';
import type { T } from '#platform/texts/t.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { whatNextOf } from './what-next.ts';

const t = ((key, ...params) => plain(speak.ru(key, ...params))) as T;

const nextOf = (content: ReportContent, voice: Voice = 'other') =>
  whatNextOf({ content, voice, t, locale: 'ru', timeZone: 'UTC', previous: null });

test('each of the three lowest is suggested once', () => {
  expect(nextOf(sampleReport())?.goals).toEqual([
    'Например: Делегирование',
    'Например: Развитие подчинённых',
    'Например: Планирование и организация',
  ]);
});

test('where nothing is low the lines are empty, and the page says so', () => {
  const next = nextOf(reportShapes.allHigh);
  expect(next?.goals).toEqual([null, null, null]);
  expect(next?.lead).toMatch(/зон развития в отчёте нет/);
  expect(nextOf(sampleReport())?.lead).not.toMatch(/зон развития в отчёте нет/);
});

test('the person assessed is spoken to, and nobody else', () => {
  expect(nextOf(sampleReport(), 'own')?.lead).toMatch(/^Выберите не больше трёх/);
  expect(nextOf(sampleReport())?.lead).toMatch(/^Эту страницу от руки заполняет человек/);
});

test('the manager’s questions are those that the screen has', () => {
  for (const content of [reportShapes.by90, reportShapes.by180, reportShapes.named]) {
    const { talk, talkNote, questions } = nextOf(content)!;
    expect({ heading: talk, note: talkNote, questions }).toEqual(reportTalk(content, t));
  }
});

test('no page where there is nothing to talk over yet', () => {
  expect(nextOf(reportShapes.interim)).toBeNull();
  expect(nextOf(reportShapes.noAnswers)).toBeNull();
  expect(nextOf(reportShapes.selfAlone)).toBeNull();
});
