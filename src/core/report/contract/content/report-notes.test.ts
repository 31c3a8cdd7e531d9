import { describe, expect, test } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { createT } from '#platform/texts/t.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import type { ReportContent } from './report-content.ts';
import {
  anonymityNotes,
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
  const said = (content: ReportContent, types: ReviewerRole[], sheetCount: number) =>
    peopleBehind(content, { types, sheetCount }, t);

  test('is how many are in the group, in every row of a report of ours', () => {
    expect(said(sampleReport(), ['colleague'], 5)).toBe('5 people');
    expect(said(sampleReport(), ['customer', 'subordinate'], 3)).toBe('3 people');
    expect(isOfSome(sampleReport())).toBe(false);
  });

  test('is not said in a brought-in anonymous group where somebody had no information', () => {
    const broughtIn = { title: null, scale: '1-5', at: '2026-11-01T00:00:00.000Z' } as const;
    const content = sampleReport({ broughtIn });
    expect(isOfSome(content)).toBe(false);
    content.competenceMarkList[2]!.participantList[1]!.sheetCount = 4;
    expect(said(content, ['colleague'], 5)).toBe('5 people');
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

describe('people in groups without a mark in any row', () => {
  const without = (content: ReportContent, key: string): ReportContent => ({
    ...content,
    competenceMarkList: content.competenceMarkList.map((row) => ({
      ...row,
      participantList: row.participantList.filter(({ types }) => types.join('+') !== key),
    })),
    commonQuestionAnswerList: [],
  });
  const t = createT('en', en);

  test('are told, and not all answers are said to be shown', () => {
    const content = without(sampleReport(), 'customer+subordinate');
    expect(notShownReason(content)).toBeNull();
    expect(anonymityNotes(content, t).join()).toContain('Answers from 4 people are in groups');
    expect(anonymityNotes(sampleReport(), t).join()).not.toContain('are in groups');
  });

  test('are not counted among those who are in no group', () => {
    const content = without(sampleReport({ notShownSheetCount: 4 }), 'customer+subordinate');
    expect(anonymityNotes(content, t).join()).not.toContain('are in groups');
  });
});

test('combined roles are told in one sentence, with the competencies of those that are not usual', () => {
  const t = createT('en', en);
  const notes = (content: ReportContent) =>
    anonymityNotes(content, t).filter((note) => note.startsWith('Combined groups'));
  const content = sampleReport();
  expect(notes(content)).toEqual([
    expect.stringContaining('Combined groups: customers, direct reports. '),
  ]);
  const [first] = content.competenceMarkList;
  first!.participantList = first!.participantList.map((group) =>
    group.types.includes('customer')
      ? { ...group, types: ['colleague', 'customer', 'subordinate'] }
      : group,
  );
  expect(notes(content)).toEqual([
    expect.stringContaining(
      `peers, customers, direct reports (“${first!.name}”); customers, direct reports (elsewhere).`,
    ),
  ]);
});

test('that small groups are left out is said where answers are in no group', () => {
  const t = createT('en', en);
  const notes = (given: Partial<ReportContent>) => anonymityNotes(sampleReport(given), t).join();
  const said = 'Small groups aren’t combined with larger ones';
  expect(notes({ smallGroups: 'leftOut', notShownSheetCount: 1 })).toContain(said);
  expect(notes({ smallGroups: 'joined', notShownSheetCount: 1 })).not.toContain(said);
  expect(notes({ smallGroups: 'leftOut' })).not.toContain(said);
});
