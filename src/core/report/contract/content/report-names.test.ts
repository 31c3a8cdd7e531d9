import { expect, test } from 'vitest';
import { askedBothTimes } from '#core/report/contract/change/change-people.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { loggedSubject, raterIn, subjectIn } from './report-names.ts';

const parts = { lastName: 'King', firstName: 'Arthur', middleName: null };

test('a report with parts follows its reader, one without stays as it was made', () => {
  const kept = sampleReport({ subject: 'King Arthur' });
  const now = { ...kept, subjectParts: parts };
  expect([subjectIn(now, 'en'), subjectIn(now, 'ru')]).toEqual(['Arthur King', 'King Arthur']);
  expect(subjectIn(kept, 'en')).toBe('King Arthur');
  expect(loggedSubject({ ...now, subject: 'Arthur King' })).toBe('King Arthur');
});

test('the same person is known in both, though only one of them has parts', () => {
  const rater = { type: 'colleague' as const, name: 'King Arthur' };
  const earlier = sampleReport({ participantProgressList: [rater] });
  const later = sampleReport({ participantProgressList: [raterIn({ ...rater, parts }, 'en')] });
  expect(later.participantProgressList[0]?.name).toBe('Arthur King');
  expect(askedBothTimes(earlier, later)).toEqual({ bothCount: 1, askedCount: 1 });
});
