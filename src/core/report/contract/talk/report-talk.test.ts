import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { reportTalk } from './report-talk.ts';

const talkOf = (content: ReportContent) => reportTalk(content, speak.en);

test('six questions, of a difference only where there is a self-assessment', () => {
  const third = (content: ReportContent) => talkOf(content)?.questions[2];
  for (const content of [reportShapes.by180, reportShapes.by90, reportShapes.withoutSelf]) {
    expect(new Set(talkOf(content)?.questions).size).toBe(6);
  }
  expect(third(reportShapes.by180)).toMatch(/^Where do your self-rating/);
  expect(third(reportShapes.by90)).toMatch(/^Which rating do you disagree/);
  expect(third(reportShapes.withoutSelf)).toBe(third(reportShapes.by90));
});

test('the manager is asked not to look for who said what, where that is not known', () => {
  expect(talkOf(reportShapes.anonymous)?.note).toMatch(/who said what/);
  expect(talkOf(reportShapes.named)?.note).toBeNull();
});

test('none where there is nothing to talk over yet', () => {
  const { interim, noAnswers, selfAlone } = reportShapes;
  expect([interim, noAnswers, selfAlone].map(talkOf)).toEqual([null, null, null]);
});
