import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en/all.ts';
import { createT } from '#i18n/t.ts';
import { sampleReport, sampleReportBy } from '#test/report-sample.ts';
import type { ParticipantType } from './methods.ts';
import type { ReportContent } from './report-content.ts';
import {
  emptyCellReason,
  isOfSome,
  keptBack,
  notShownReason,
  peopleBehind,
} from './report-notes.ts';

test('the reason for sheets that are not shown follows kind and anonymity', () => {
  expect(notShownReason(sampleReport())).toBe('allShown');
  expect(notShownReason(sampleReport({ notShownSheetCount: 1 }))).toBe('notShown');
  expect(notShownReason(sampleReport({ notShownSheetCount: 1, kind: 'interim' }))).toBe('waiting');
  expect(notShownReason(sampleReport({ notShownSheetCount: 1, isAnonymous: false }))).toBe(
    'withoutMarks',
  );
  expect(notShownReason(sampleReportBy('180'))).toBeNull();
});

describe('roles kept back because of the report of another questionary', () => {
  const comparableList = [{ number: 7, types: ['colleague' as const] }];

  const t = createT('en', en);

  test.each(['interim', 'final'] as const)('are named in the %s report', (kind) => {
    const content = sampleReport({ comparableList, notShownSheetCount: 3, kind });
    const [text] = keptBack(content, t);
    expect(text).toContain('not shown: peers. There’s a report');
    expect(text).toContain('assessment #7.');
    expect(notShownReason(content)).toBe('withheld');
  });

  test('are named once, with all questionaries', () => {
    const list = [...comparableList, { number: 9, types: ['colleague' as const] }];
    const texts = keptBack(sampleReport({ comparableList: list, notShownSheetCount: 3 }), t);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('assessments #7, #9.');
  });

  test('are not named where all answers are shown', () => {
    const content = sampleReport({ comparableList });
    expect(keptBack(content, t)).toEqual([]);
    expect(notShownReason(content)).toBe('allShown');
  });
});

describe('how many people a number is of', () => {
  const t = createT('en', en);
  const said = (content: ReportContent, types: ParticipantType[], sheetCount: number) =>
    peopleBehind(content, { types, sheetCount }, t);

  test('is said where all of the group who have answered have a mark', () => {
    expect(said(sampleReport(), ['colleague'], 5)).toBe('5 people');
    expect(said(sampleReport(), ['customer', 'subordinate'], 4)).toBe('4 people');
    expect(isOfSome(sampleReport())).toBe(false);
  });

  test('is not said in an anonymous group where somebody had no information', () => {
    const content = sampleReport();
    content.competenceMarkList[2]!.participantList[1]!.sheetCount = 4;
    expect(said(content, ['colleague'], 4)).toBe('not everyone');
    expect(said(content, ['customer', 'subordinate'], 3)).toBe('not everyone');
    expect(isOfSome(content)).toBe(true);
  });

  test('is said of everybody whose own answers are shown', () => {
    const { reportProgressList } = sampleReport();
    const two = reportProgressList.map((each) => ({ ...each, passedCount: 2 }));
    const content = sampleReport({ reportProgressList: two });
    expect(said(content, ['supervisor'], 1)).toBe('1 person');
    expect(said({ ...content, isAnonymous: false }, ['colleague'], 1)).toBe('1 person');
  });
});

test('the reason for an empty cell depends on anonymity, and there is none when all are full', () => {
  const withHole = (isAnonymous: boolean) => {
    const content = sampleReport({ isAnonymous });
    content.competenceMarkList[3]!.participantList.pop();
    return content;
  };
  expect(emptyCellReason(sampleReport())).toBeNull();
  expect(emptyCellReason(sampleReportBy('90'))).toBeNull();
  expect(emptyCellReason(withHole(true))).toBe('emptyAnonymous');
  expect(emptyCellReason(withHole(false))).toBe('emptyNamed');
});

test('a missing mark of all others counts as an empty cell too', () => {
  const content = sampleReport();
  content.competenceMarkList = content.competenceMarkList.map((each) => ({
    ...each,
    participantList: [],
    otherParticipantMark: null,
  }));
  expect(emptyCellReason(content)).toBe('emptyAnonymous');
});
