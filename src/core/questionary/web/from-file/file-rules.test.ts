import { expect, test } from 'vitest';
import type { FileParticipant } from '#core/questionary/contract/questionary-from-file.ts';
import {
  type ChosenPerson,
  type FormValues,
  newValues,
  type PickedRole,
} from '#core/questionary/web/form-rules.ts';
import { countShown, countStanding, takeParticipants } from './file-rules.ts';

const person = (id: string): ChosenPerson => ({
  id,
  lastName: id,
  firstName: 'Ян',
  middleName: null,
  place: '',
});
const given = (id: string, type: PickedRole): FileParticipant => ({
  id,
  type,
  lastName: id,
  firstName: 'Ян',
  middleName: null,
  rowIndex: 2,
  email: `${id}@x.ru`,
  position: 'Инженер',
  subdivision: 'Разработка',
});
const form = {
  ...newValues('2026-06-15', 'joined'),
  method: '360' as const,
  participants: {
    supervisor: [person('boss')],
    colleague: [person('kim'), person('li')],
    subordinate: [],
    customer: [],
  },
};
const file = [given('kim', 'customer'), given('new', 'colleague'), given('chief', 'supervisor')];
const idsOf = (lists: FormValues['participants']) =>
  Object.fromEntries(
    Object.entries(lists).map(([role, people]) => [role, people.map(({ id }) => id)]),
  );

test('added to: who stands there keeps their list', () => {
  expect(idsOf(takeParticipants(form, file, 'add'))).toEqual({
    supervisor: ['boss', 'chief'],
    colleague: ['kim', 'li', 'new'],
    subordinate: [],
    customer: [],
  });
  expect(countStanding(form, file)).toBe(1);
});

test('replaced: the lists are those of the file, but the invited stay where they are', () => {
  expect(idsOf(takeParticipants(form, file, 'replace'))).toEqual({
    supervisor: ['chief'],
    colleague: ['new'],
    subordinate: [],
    customer: ['kim'],
  });
  expect(idsOf(takeParticipants(form, file, 'replace', new Set(['kim'])))).toEqual({
    supervisor: ['chief'],
    colleague: ['kim', 'new'],
    subordinate: [],
    customer: [],
  });
});

test('who comes from a file leaves the lists that the method does not show', () => {
  const ninety = { ...form, method: '90' as const };
  const taken = takeParticipants(ninety, [given('kim', 'supervisor')], 'add');
  expect(idsOf(taken)).toEqual({
    supervisor: ['boss', 'kim'],
    colleague: ['li'],
    subordinate: [],
    customer: [],
  });
  expect([countShown(ninety), countShown(form)]).toEqual([1, 3]);
  expect(countStanding(ninety, [given('kim', 'supervisor')])).toBe(0);
});

test('what is shown of a person comes along', () => {
  const [, , added] = takeParticipants(form, file, 'add').colleague;
  expect(added).toMatchObject({ place: 'Инженер · Разработка', email: 'new@x.ru' });
});
