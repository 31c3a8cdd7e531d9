import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answered,
  backward,
  type Chance,
  type Draft,
  forward,
  newDraft,
  readDraft,
  restoreDraft,
} from './draft.ts';
import type { Given, Question } from './steps.ts';

const sheet = '3f1c2a52-6a5f-4a93-9d2b-1c0f2b7f4e10';
const chance: Chance = { random: () => 0.999, sheetId: () => sheet };
const question = (id: string, type: Question['type'], competenceId: string | null): Question => ({
  id,
  competenceId,
  type,
  isRequired: true,
  text: { ru: id },
});
const questions = [
  question('a', 'rating', 'x'),
  question('b', 'rating', 'x'),
  question('c', 'rating', 'y'),
  question('d', 'rating', null),
  question('e', 'text', null),
];
const fresh = newDraft(questions, chance);
const restore = (text: string | null, now: readonly Question[] = questions) =>
  restoreDraft(text, now, chance);
const reloaded = (draft: Draft) => restore(JSON.stringify(draft));

it('begins at the first question with a sheet of its own', () => {
  expect(fresh).toEqual({
    sheetId: sheet,
    order: ['a', 'b', 'c', 'd', 'e'],
    at: 'a',
    answers: {},
  });
});

it.each([
  ['nothing', null],
  ['no JSON', '{"sheetId":'],
  ['something else', '[1,2]'],
  ['no sheet', JSON.stringify({ ...fresh, sheetId: 'mine' })],
  ['a mark that is none', JSON.stringify({ ...fresh, answers: { a: 6 } })],
])('begins anew where %s was kept', (_, text) => {
  expect(readDraft(text)).toBeUndefined();
  expect(restore(text)).toEqual(fresh);
});

it('keeps the order, the place and the sheet over a reload', () => {
  const other = { ...fresh, sheetId: '11111111-1111-4111-8111-111111111111', at: 'b' };
  const kept = { ...other, order: ['c', 'a', 'b', 'd', 'e'], answers: { c: 0, a: 5, e: ' да ' } };
  expect(reloaded(kept)).toEqual(kept);
});

it('reads what was kept when drafts still carried the last day', () => {
  const kept = { ...fresh, answers: { a: 0 } };
  expect(restore(JSON.stringify({ ...kept, dateEnd: '2020-01-01' }))).toEqual(kept);
});

it('goes on when the questions have changed', () => {
  const kept = {
    ...fresh,
    order: ['c', 'a', 'b', 'd', 'e'],
    at: 'b',
    answers: { b: 1, c: 2, e: 'да' },
  };
  const now = [
    question('a', 'rating', 'x'),
    question('f', 'rating', 'x'),
    question('c', 'rating', 'y'),
    question('e', 'rating', null),
    question('g', 'text', null),
  ];
  expect(restore(JSON.stringify(kept), now)).toEqual({
    ...kept,
    order: ['c', 'a', 'f', 'e', 'g'],
    at: 'a',
    answers: { c: 2 },
  });
});

it('takes an answer back', () => {
  expect(answered(answered(fresh, 'd', 3), 'd', undefined).answers).toEqual({});
});

it('stops at both ends', () => {
  expect(backward(fresh)).toBeUndefined();
  expect(forward({ ...fresh, at: 'e' })).toBeUndefined();
});

type Act =
  | { kind: 'answer'; given: Given }
  | { kind: 'back' }
  | { kind: 'on' }
  | { kind: 'reload' };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    given: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.string()),
  }),
  fc.constantFrom<Act>({ kind: 'back' }, { kind: 'on' }, { kind: 'reload' }),
);

function play(draft: Draft, done: Act): Draft {
  if (done.kind === 'back') return backward(draft) ?? draft;
  if (done.kind === 'on') return forward(draft) ?? draft;
  if (done.kind === 'reload') return reloaded(draft);
  const type = questions.find(({ id }) => id === draft.at)?.type;
  const fits = typeof done.given === (type === 'rating' ? 'number' : 'string');
  return fits ? answered(draft, draft.at, done.given) : draft;
}

it('ends the same however often it was reloaded on the way', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const calm = acts.filter(({ kind }) => kind !== 'reload').reduce(play, fresh);
      expect(acts.reduce(play, fresh)).toEqual(calm);
    }),
  );
});

it('never breaks on what it finds in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const draft = restore(text);
      expect(draft.order.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(draft.order).toContain(draft.at);
    }),
  );
});
