import { expect, test } from 'vitest';
import { yearsDown } from './filter-fields.tsx';

test('years go from the current one down to 2020', () => {
  expect(yearsDown(new Date(2022, 5, 1))).toEqual(['2022', '2021', '2020']);
  expect(yearsDown(new Date(2019, 5, 1))).toEqual(['2019']);
});
