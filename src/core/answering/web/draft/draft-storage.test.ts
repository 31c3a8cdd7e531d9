import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPrivate } from '#platform/web/device/storage.ts';
import { FakeStorage } from '#test/fake/fake-storage.ts';
import { type Draft, readDraft } from './draft.ts';
import {
  countUnsent,
  forgetClosed,
  forgetDraft,
  forgetOldDrafts,
  forgetOver,
  keepDraft,
  readKept,
} from './draft-storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const place = { person: 'p', questionaryId: 'q', employeeId: 'e' };
const by = (person: string) => ({ ...place, person });
const draft: Draft = {
  sheetId: '3f1c2a52-6a5f-4a93-9d2b-1c0f2b7f4e10',
  order: ['a', 'b'],
  at: 'a',
  answers: { a: 3 },
};
const now = new Date('2026-12-24T01:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const kept = () => Object.keys(localStorage);

it('keeps each person’s answers about each person apart', () => {
  expect(keepDraft(place, draft, now)).toBe(true);
  for (const other of ['person', 'questionaryId', 'employeeId']) {
    expect(readKept({ ...place, [other]: 'x' })).toBeNull();
  }
  expect(readDraft(readKept(place))).toEqual(draft);
  forgetDraft(place);
  expect(readKept(place)).toBeNull();
});

it('says when nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft(place, draft, now)).toBe(false);
  expect(readKept(place)).toBeNull();
});

describe('what is not sent', () => {
  const unreadable = '{"sheetId":"of another kind","writtenAt":"yesterday"}';

  it('stays for 90 days after it was last written, whatever its last day was', () => {
    keepDraft(place, draft, now);
    forgetOldDrafts(later(89));
    expect(readDraft(readKept(place))).toEqual(draft);
    forgetOldDrafts(later(90));
    expect(readKept(place)).toBeNull();
  });

  it('stays as long when it does not say since when, or cannot be read', () => {
    const old = JSON.stringify({ ...draft, dateEnd: '2020-01-01' });
    localStorage.setItem('private:answers:old:q:e', old);
    localStorage.setItem('private:answers:unreadable:q:e', unreadable);
    localStorage.setItem('private:answers:broken:q:e', '{');
    localStorage.setItem('theme', 'Dark');
    for (const days of [0, 1, 89]) forgetOldDrafts(later(days));
    expect(readDraft(readKept(by('old')))).toEqual(draft);
    expect(readKept(by('unreadable'))).toContain('of another kind');
    expect(JSON.parse(readKept(by('broken')) ?? '')).toMatchObject({ unreadable: '{' });
    forgetOldDrafts(later(90));
    expect(kept()).toEqual(['theme']);
  });

  it('stays however long while the server still asks it, and counts anew from then', () => {
    keepDraft(place, draft, now);
    keepDraft(by('other'), draft, now);
    const row = { ...place, status: 'in_work', isOver: false } as const;
    forgetOver('p', [row], later(120));
    expect(readDraft(readKept(place))).toEqual(draft);
    expect(readKept(by('other'))).toBeNull();
    forgetOldDrafts(later(209));
    expect(readDraft(readKept(place))).toEqual(draft);
    forgetOldDrafts(later(210));
    expect(readKept(place)).toBeNull();
  });

  it('goes when the server says it is answered, or taken never again', () => {
    const row = { ...place, status: 'in_work', isOver: false } as const;
    const rows = [
      row,
      { ...row, employeeId: 'answered', status: 'done' },
      { ...row, employeeId: 'over', isOver: true },
    ] as const;
    for (const { employeeId } of rows) keepDraft({ ...place, employeeId }, draft, now);
    keepDraft({ ...by('other'), employeeId: 'answered' }, draft, now);
    forgetOver('p', rows, now);
    expect(kept()).toEqual(['private:answers:p:q:e', 'private:answers:other:q:answered']);
  });

  it('goes with a link that is closed for good', () => {
    keepDraft(place, draft, now);
    keepDraft({ ...place, questionaryId: 'another' }, draft, now);
    keepDraft(by('other'), draft, now);
    forgetClosed('p', ['q']);
    expect(kept()).toEqual(['private:answers:p:another:e', 'private:answers:other:q:e']);
  });
});

describe('signing out', () => {
  it('is told how much of one’s own is not sent: answers, not only an order of questions', () => {
    keepDraft(place, draft, now);
    keepDraft({ ...place, employeeId: 'begun' }, { ...draft, answers: {} }, now);
    keepDraft(by('other'), draft, now);
    expect([countUnsent('p'), countUnsent('other'), countUnsent('nobody')]).toEqual([1, 1, 0]);
  });

  it('loses one’s own answers and nobody else’s', () => {
    for (const person of ['p', 'pq', 'other']) keepDraft(by(person), draft, now);
    localStorage.setItem('theme', 'Dark');
    forgetPrivate('p');
    expect(kept()).toEqual(['private:answers:pq:q:e', 'private:answers:other:q:e', 'theme']);
  });
});
