import { expect, test } from 'vitest';
import { en } from '#app/texts/all/en.ts';
import { anonymityNotes } from '#core/report/contract/content/report-notes.ts';
import { createT } from '#platform/texts/t.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { methodNotes } from './report-method.ts';
import { allAnsweredText, importedNote, madeAt } from './report-origin.ts';

const t = createT('en', en);
const own = sampleReport();
const brought = sampleReport({
  type: 'broughtIn',
  broughtIn: { title: 'Spring', scale: '0-100', at: '2026-06-15T09:00:00.000Z' },
});

test('a brought-in report says so, and nothing that its file could not tell', () => {
  expect(importedNote(brought, t)).toMatch(/^“Spring”. This report was imported from a file/);
  expect(madeAt(brought)).toEqual({
    label: 'paper.broughtIn.at',
    at: '2026-06-15T09:00:00.000Z',
  });
  const { passedParticipantCount: passed, participantTypeCount } = brought;
  expect(allAnsweredText(brought, t)).toBe(t('paper.sheets', { count: passed }));
  expect(allAnsweredText(own, t)).toBe(`${passed} of ${participantTypeCount.totalCount}`);
  const notes = anonymityNotes(brought, t);
  expect(notes[0]).toMatch(/How many responded is taken from the file/);
  expect(notes).not.toContain(t('paper.notes.allShown'));
  const [scale, formula] = methodNotes({ content: brought, t, locale: 'en', voice: 'other' });
  expect(scale?.paragraphs[0]).toMatch(/ratings from 0 to 100.*0 became 1, 100 became 5/);
  expect(formula?.paragraphs[0]).toMatch(/come from the file/);
});

test('our own reports say nothing of it', () => {
  expect(importedNote(own, t)).toBeNull();
  expect(madeAt(own)).toEqual({ label: 'paper.created', at: own.createdAt });
  expect(anonymityNotes(own, t)).toContain(t('paper.notes.allShown'));
});
