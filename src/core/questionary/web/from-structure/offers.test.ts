import { expect, test } from 'vitest';
import {
  mostColleagues,
  type SuggestedPerson,
  type Suggestions,
} from '#core/questionary/contract/questionary-from-structure.ts';
import { type ChosenPerson, type FormValues, newValues } from '#core/questionary/web/form-rules.ts';
import { countOffered, offersOf, withOffers } from './offers.ts';

const suggestedPerson = (id: string): SuggestedPerson => ({
  id,
  lastName: id,
  firstName: 'Ян',
  middleName: null,
  email: `${id}@x.ru`,
  position: 'Инженер',
  subdivision: 'Разработка',
});
const person = (id: string): ChosenPerson => ({ ...suggestedPerson(id), place: '' });
const suggested = (given: Partial<Suggestions> = {}): Suggestions => ({
  supervisor: [suggestedPerson('boss')],
  colleague: [suggestedPerson('kim'), suggestedPerson('li')],
  subordinate: [suggestedPerson('ann')],
  colleagueCount: 2,
  withoutLeader: [],
  ...given,
});
const form = (given: Partial<FormValues> = {}): FormValues => ({
  ...newValues('2026-06-15', 'joined'),
  method: '360',
  employeeList: [person('me')],
  ...given,
});
const lists = (given: Partial<Record<keyof FormValues['participants'], string[]>>) => {
  const people = (ids: string[] = []) => ids.map(person);
  const { supervisor, colleague, subordinate, customer } = given;
  return {
    supervisor: people(supervisor),
    colleague: people(colleague),
    subordinate: people(subordinate),
    customer: people(customer),
  };
};
const written = (values: FormValues, given = suggested()) =>
  offersOf(values, given).map(({ role, people }) => `${role}: ${people.map(({ id }) => id)}`);

test('each role of the method is offered its people', () => {
  expect(written(form())).toEqual(['supervisor: boss', 'colleague: kim,li', 'subordinate: ann']);
  expect(written(form({ method: '180' }))).toEqual(['supervisor: boss']);
  expect(written(form({ method: '90' }))).toEqual(['supervisor: boss']);
});

test('nobody is offered twice: not in their list, not in another, not about themselves', () => {
  const participants = lists({ supervisor: ['li'], colleague: ['kim'], customer: ['boss'] });
  expect(written(form({ participants }))).toEqual([
    'supervisor: ',
    'colleague: ',
    'subordinate: ann',
  ]);
  const about = form({ employeeList: [person('ann')] });
  expect(written(about)[2]).toBe('subordinate: ');
});

test('who stands in a list that the method does not show is offered, and leaves it', () => {
  const values = form({ method: '180', participants: lists({ colleague: ['boss', 'kim'] }) });
  const offers = offersOf(values, suggested());
  expect(written(values)).toEqual(['supervisor: boss']);
  const { supervisor, colleague } = withOffers(values, offers);
  expect([supervisor.map(({ id }) => id), colleague.map(({ id }) => id)]).toEqual([
    ['boss'],
    ['kim'],
  ]);
});

test('one press takes all of them beside who is there', () => {
  const values = form({ participants: lists({ colleague: ['new'], customer: ['li'] }) });
  const offers = offersOf(values, suggested());
  expect(countOffered(offers)).toBe(3);
  const taken = withOffers(values, offers);
  expect(
    Object.fromEntries(Object.entries(taken).map(([role, all]) => [role, all.map(({ id }) => id)])),
  ).toEqual({
    supervisor: ['boss'],
    colleague: ['new', 'kim'],
    subordinate: ['ann'],
    customer: ['li'],
  });
  expect(taken.supervisor[0]).toMatchObject({ place: 'Инженер · Разработка', email: 'boss@x.ru' });
});

test('too many colleagues are chosen among', () => {
  const choices = (colleagueCount: number) =>
    offersOf(form(), suggested({ colleagueCount })).map(({ choice }) => choice);
  expect(choices(mostColleagues)).toEqual([0, 0, 0]);
  expect(choices(mostColleagues + 1)).toEqual([0, mostColleagues + 1, 0]);
});
