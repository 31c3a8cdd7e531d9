import { expect, it } from 'vitest';
import {
  allState,
  isFound,
  isSelectAllLocked,
  leavingPeople,
  withAll,
  withoutAll,
} from './choice-rules.ts';

const person = (id: string) => ({ id, lastName: id, firstName: '', middleName: null, place: '' });
const people = ['a', 'b', 'c'].map(person);
const chosen = (...ids: string[]) => new Map(ids.map((id) => [id, person(id)]));
const taken = new Map([['c', 'colleague']]);

it('knows whether all, some or none are chosen', () => {
  expect(allState(people, true, chosen(), undefined)).toBe('no');
  expect(allState(people, true, chosen('b'), undefined)).toBe('some');
  expect(allState(people, true, chosen('a', 'b', 'c'), undefined)).toBe('yes');
  expect(allState(people, true, chosen('a', 'b'), taken)).toBe('yes');
  expect(allState(people, true, chosen('elsewhere'), taken)).toBe('no');
  expect(allState([], true, chosen(), undefined)).toBe('no');
});

it('never says all of a part of the list', () => {
  expect(allState(people, false, chosen('a', 'b', 'c'), undefined)).toBe('some');
});

it('selects all but those taken, and keeps what was chosen before', () => {
  expect([...withAll(chosen('x'), people, taken).keys()]).toEqual(['x', 'a', 'b']);
});

it('deselects all but those chosen for good', () => {
  const left = withoutAll(chosen('x', 'a', 'b'), people, new Set(['a']));
  expect([...left.keys()]).toEqual(['x', 'a']);
});

it('keeps "select all" in work once everything is selected', () => {
  expect(isSelectAllLocked('yes', new Set())).toBe(true);
  expect(isSelectAllLocked('some', new Set())).toBe(false);
  expect(isSelectAllLocked('yes', undefined)).toBe(false);
});

it('knows who leaves: who stands in no shown list any more', () => {
  const lists = (supervisor: string[], colleague: string[] = []) => ({
    supervisor: supervisor.map(person),
    colleague: colleague.map(person),
    subordinate: [],
    customer: [],
  });
  const leaving = (method: '90' | '360', from: typeof none, to: typeof none) =>
    leavingPeople({ method, participants: from }, to).map(({ id }) => id);
  const none = lists([]);
  expect(leaving('360', lists(['a'], ['b', 'c']), lists(['a', 'x'], ['c']))).toEqual(['b']);
  expect(leaving('360', lists(['a'], ['b']), lists(['b'], ['a']))).toEqual([]);
  expect(leaving('360', none, lists(['a'], ['b']))).toEqual([]);
  expect(leaving('90', lists(['a'], ['hidden']), lists(['hidden']))).toEqual(['a']);
});

it.each([
  ['', true],
  ['соколова яна', true],
  ['  яна СОК ', true],
  ['yana@', true],
  ['семёнова', false],
  ['яна петрова', false],
])('%j finds her: %s', (typed, due) => {
  const yana = { id: 'y', lastName: 'Соколова', firstName: 'Яна', middleName: null, place: '' };
  expect(isFound({ ...yana, email: 'yana@example.ru' }, typed)).toBe(due);
});
