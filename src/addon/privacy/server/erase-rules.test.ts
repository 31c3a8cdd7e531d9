import { expect, test } from 'vitest';
import { withoutNames } from './erase-rules.ts';

/** Who was asked, in a report of others (rule 114). */
const asked = [
  { type: 'supervisor', name: 'Ким Анна' },
  { type: 'colleague', name: 'Ан Борис' },
  { type: 'colleague', name: 'Ким Анна' },
  { type: 'colleague', name: 'Юн Вера' },
] as const;
const without = (type: 'supervisor' | 'colleague') =>
  withoutNames([...asked], [{ type, nameList: ['Ким Анна'] }], 'Участник').map(
    ({ type: role, name }) => `${role} ${name}`,
  );

test('a namesake in another role keeps the name', () => {
  expect(without('supervisor')).toEqual([
    'supervisor Участник',
    'colleague Ан Борис',
    'colleague Ким Анна',
    'colleague Юн Вера',
  ]);
});

test('whoever has no name stands last in the role: the place would tell the first letter', () => {
  expect(without('colleague')).toEqual([
    'supervisor Ким Анна',
    'colleague Ан Борис',
    'colleague Юн Вера',
    'colleague Участник',
  ]);
});
