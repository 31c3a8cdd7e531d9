import { expect, test } from 'vitest';
import { mergedLeaders } from './leaders.ts';

const merge = { staysId: 'stays', goesId: 'goes' };
const after = (leaders: Record<string, string[]>) =>
  Object.fromEntries(
    mergedLeaders(new Map(Object.entries(leaders)), merge).map(({ employeeId, after }) => [
      employeeId,
      after,
    ]),
  );

test.each([
  ['its own leaders stay', { stays: ['a'], goes: ['b'] }, { stays: ['a'], goes: [] }],
  ['without any it takes the other’s', { goes: ['b'] }, { stays: ['b'], goes: [] }],
  ['nobody leads themself', { stays: ['goes'], goes: ['b'] }, { stays: ['b'], goes: [] }],
  ['nor the other', { goes: ['stays'] }, { stays: [], goes: [] }],
  [
    'people led by the other are led by it, in the same place',
    { x: ['a', 'goes', 'b'] },
    { stays: [], goes: [], x: ['a', 'stays', 'b'] },
  ],
  ['and once only', { x: ['goes', 'stays'] }, { stays: [], goes: [], x: ['stays'] }],
  [
    'whoever leads it is not led by it',
    { stays: ['x'], x: ['goes', 'b'] },
    { stays: ['x'], goes: [], x: ['b'] },
  ],
  [
    'and whom either leads doesn’t come as its leader',
    { goes: ['x', 'y'], x: ['stays'] },
    { stays: ['y'], goes: [] },
  ],
])('%s', (_, leaders, expected) => {
  expect(after(leaders)).toEqual(expected);
});
