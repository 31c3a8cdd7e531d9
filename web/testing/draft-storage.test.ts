import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPrivate } from '#web/session/storage.ts';
import type { Draft } from './draft.ts';
import { forgetDraft, forgetEndedDrafts, keepDraft, readKept } from './draft-storage.ts';

/** A browser's storage: its entries are its own keys, its methods are not. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const place = { person: 'p', questionaryId: 'q', employeeId: 'e' };
const draft = (dateEnd: string): Draft => ({
  sheetId: '3f1c2a52-6a5f-4a93-9d2b-1c0f2b7f4e10',
  order: ['a'],
  at: 'a',
  answers: { a: 3 },
  dateEnd,
});

it('keeps each person’s answers about each person apart', () => {
  expect(keepDraft(place, draft('2026-12-24'))).toBe(true);
  for (const other of ['person', 'questionaryId', 'employeeId']) {
    expect(readKept({ ...place, [other]: 'x' })).toBeNull();
  }
  expect(JSON.parse(readKept(place) ?? '')).toEqual(draft('2026-12-24'));
  forgetDraft(place);
  expect(readKept(place)).toBeNull();
});

it('says when nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft(place, draft('2026-12-24'))).toBe(false);
  expect(readKept(place)).toBeNull();
});

it('forgets what belongs to questionaries that have ended, and what cannot be read', () => {
  const now = new Date('2026-12-24T01:00:00Z');
  const at = (person: string) => ({ ...place, person });
  keepDraft(at('over'), draft('2026-12-22'));
  // In the west it is still the day before.
  keepDraft(at('yesterday'), draft('2026-12-23'));
  keepDraft(at('open'), draft('2027-01-01'));
  localStorage.setItem('private:answers:broken:q:e', '{');
  localStorage.setItem('theme', 'Dark');
  forgetEndedDrafts(now);
  expect(Object.keys(localStorage)).toEqual([
    'private:answers:yesterday:q:e',
    'private:answers:open:q:e',
    'theme',
  ]);
});

it('loses all answers when somebody signs out', () => {
  keepDraft(place, draft('2026-12-24'));
  forgetPrivate();
  expect(readKept(place)).toBeNull();
});
