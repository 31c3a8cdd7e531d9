import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const known = [
  'Инженер',
  'Ведущий инженер',
  'Цех № 1',
  'Отдел по работе с клиентами',
  'Инженер 1 категории',
  'ИТ',
  'Мастер',
  'Мастера',
].map((name) => ({ id: name, name, isArchived: false }));

test.each([
  ['Инжинер', 'Инженер'],
  ['ИНЖЕНЕРР', 'Инженер'],
  ['Инжнер', 'Инженер'],
  ['Инежнер', 'Инженер'],
  ['ведущий инжинер', 'Ведущий инженер'],
  ['Ведущийинженер', 'Ведущий инженер'],
  ['Отдел по работе с клиентам', 'Отдел по работе с клиентами'],
  ['Инжинир', undefined],
  ['Цех № 2', undefined],
  ['Инженер 2 категории', undefined],
  ['ИБ', undefined],
  ['Мастеру', undefined],
  ['', undefined],
])('%s may mean: %s', (name, due) => {
  expect(nearestName(known)(name)?.name).toBe(due);
});

test('an archived one is not proposed', () => {
  expect(nearestName([{ id: '1', name: 'Инженер', isArchived: true }])('Инжинер')).toBeNull();
});
