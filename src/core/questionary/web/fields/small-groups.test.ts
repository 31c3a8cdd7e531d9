import { expect, test } from 'vitest';
import type { ChosenPerson, FormValues } from '#core/questionary/web/form-rules.ts';
import { exampleOf } from './small-groups.ts';

const people = (role: string, count: number): ChosenPerson[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${role}${at}`,
    lastName: role,
    firstName: `${at}`,
    middleName: null,
    place: '',
  }));
/** So many colleagues, customers and subordinates, about these subjects. */
const chosen = (
  [colleague, customer, subordinate]: number[],
  employeeList: ChosenPerson[] = people('subject', 1),
): Pick<FormValues, 'participants' | 'employeeList'> => ({
  employeeList,
  participants: {
    supervisor: people('supervisor', 4),
    colleague: people('colleague', colleague ?? 0),
    customer: people('customer', customer ?? 0),
    subordinate: people('subordinate', subordinate ?? 0),
  },
});

test.each<[string, number[], object]>([
  ['nobody', [0, 0, 0], { say: 'nobody' }],
  ['all large enough', [5, 0, 3], { say: 'large' }],
  [
    'a small one beside a large one',
    [5, 0, 2],
    {
      say: 'matters',
      people: [
        { type: 'colleague', count: 5 },
        { type: 'subordinate', count: 2 },
      ],
      small: [{ type: 'subordinate', count: 2 }],
      line: ['colleague', 'subordinate'],
    },
  ],
  [
    'two small ones that are enough together',
    [5, 2, 2],
    {
      say: 'together',
      small: [
        { type: 'customer', count: 2 },
        { type: 'subordinate', count: 2 },
      ],
    },
  ],
  ['too few for anything', [2, 0, 0], { say: 'tooFew', small: [{ type: 'colleague', count: 2 }] }],
])('%s: %j', (_, counts, example) => {
  expect(exampleOf(chosen(counts), 3)).toEqual(example);
});

test('without anybody assessed yet, all who were chosen rate', () => {
  expect(exampleOf(chosen([3, 0, 0], []), 3)).toEqual({ say: 'large' });
});

test('nobody rates themself: of several, the first for whom the choice matters', () => {
  const colleagues = people('colleague', 4);
  const subordinates = people('subordinate', 3);
  const assessed = [...people('subject', 1), colleagues[0]!, subordinates[0]!];
  expect(exampleOf(chosen([4, 0, 3], assessed), 3)).toMatchObject({
    say: 'matters',
    people: [
      { type: 'colleague', count: 4 },
      { type: 'subordinate', count: 2 },
    ],
  });
});
