import { expect, test } from 'vitest';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { often, questionaryAfter, reportCount, reportsAfter, seldom } from './live.ts';

/** A questionary with one subject for each number: how many have answered about that subject. */
const about = (status: QuestionaryDetail['status'], ...passed: number[]) =>
  ({
    status,
    progressList: passed.map((passedCount, at) => ({ employeeId: `${at}`, passedCount })),
  }) as QuestionaryDetail;

test('a report is awaited for everybody somebody answered about, once it is over', () => {
  expect(reportCount(about('done', 1, 0, 7))).toBe(2);
  expect(reportCount(about('archived', 1, 0))).toBe(1);
  expect(reportCount(about('inwork', 1, 7))).toBe(0);
});

test('reports are asked for until all are there, and seldom when they take long', () => {
  const archived = about('archived', 1, 3, 0);
  expect(reportsAfter(archived, 0, 1)).toBe(often);
  expect(reportsAfter(archived, 1, 59)).toBe(often);
  expect(reportsAfter(archived, 1, 60)).toBe(seldom);
  expect(reportsAfter(archived, 2, 1)).toBe(false);
});

test('where nobody answered nothing is waited for', () => {
  expect(reportsAfter(about('archived', 0, 0), 0, 1)).toBe(false);
  expect(reportsAfter(about('archived'), 0, 1)).toBe(false);
});

test('a questionary is asked for again only while people answer', () => {
  expect(questionaryAfter(about('inwork', 0))).toBe(seldom);
  expect(questionaryAfter(about('created'))).toBe(false);
  expect(questionaryAfter(undefined)).toBe(false);
});
