import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/fake/fake-storage.ts';
import { answered, type Chance, readDraft } from './draft.ts';
import { type DraftKeeper, openDraft } from './draft-keeper.ts';
import { draftKey, readKept } from './draft-storage.ts';
import type { Question } from './steps.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const place = { person: 'p', questionaryId: 'q', employeeId: 'e' };
const questions = ['a', 'b', 'c'].map(
  (id): Question => ({ id, competenceId: 'x', type: 'rating', isRequired: true, text: { ru: id } }),
);
const chance: Chance = { random: () => 0.999, sheetId: () => crypto.randomUUID() };
const now = () => new Date('2026-12-24T01:00:00Z');

/** Opens the questions in one more window of this browser. */
function open(): DraftKeeper {
  const keeper = openDraft(place, questions, { chance, now });
  keeper.begin();
  return keeper;
}
const give = (keeper: DraftKeeper, id: string, answer: number) =>
  keeper.change(answered(keeper.current(), id, answer));
const stored = () => readDraft(readKept(place));

it('keeps every change, and the order and the sheet before the first', () => {
  const window = open();
  expect(stored()).toEqual(window.current());
  give(window, 'a', 1);
  expect(stored()?.answers).toEqual({ a: 1 });
  expect(open().current()).toEqual(window.current());
});

describe('of two windows', () => {
  it('one that wakes takes over newer answers, and stays at its question', () => {
    const [one, other] = [open(), open()];
    give(one, 'a', 1);
    give(one, 'b', 2);
    other.change({ ...other.current(), at: 'c' });
    give(one, 'b', 3);
    other.reread();
    expect(other.current()).toMatchObject({ answers: { a: 1, b: 3 }, at: 'c' });
    give(other, 'c', 4);
    expect(stored()?.answers).toEqual({ a: 1, b: 3, c: 4 });
  });

  it('the one left behind does not bring back what the other has sent', () => {
    const [one, other] = [open(), open()];
    give(one, 'a', 1);
    other.reread();
    one.forget();
    other.reread();
    expect(other.store.get().isGone).toBe(true);
    give(other, 'b', 2);
    expect(stored()).toBeUndefined();
    expect(other.current().answers).toEqual({ a: 1 });
  });

  it('the one left behind may go on with the answers it still has', () => {
    const [one, other] = [open(), open()];
    give(one, 'a', 1);
    other.reread();
    one.forget();
    other.reread();
    other.goOn();
    expect(other.store.get()).toMatchObject({ isGone: false, isKept: true });
    expect(stored()).toEqual(other.current());
  });

  it('both begin anew when one does', () => {
    const [one, other] = [open(), open()];
    give(one, 'a', 1);
    const before = one.current().sheetId;
    one.beginAnew();
    other.reread();
    expect(other.current()).toEqual(one.current());
    expect(one.current()).toMatchObject({ answers: {} });
    expect(one.current().sheetId).not.toBe(before);
  });

  it('neither loses its answers to something it cannot read', () => {
    const window = open();
    give(window, 'a', 1);
    localStorage.setItem(draftKey(place), '{"kind":"of a newer product"}');
    window.reread();
    expect(window.current().answers).toEqual({ a: 1 });
  });
});

it('leaves what cannot be read until there is an answer', () => {
  localStorage.setItem(draftKey(place), 'unreadable');
  const window = open();
  expect(readKept(place)).toBe('unreadable');
  give(window, 'a', 1);
  expect(stored()?.answers).toEqual({ a: 1 });
});

it('keeps in the window what the browser does not', () => {
  vi.stubGlobal('localStorage', undefined);
  const window = open();
  give(window, 'a', 1);
  window.reread();
  expect(window.store.get()).toMatchObject({ isKept: false, isGone: false });
  expect(window.current().answers).toEqual({ a: 1 });
});
