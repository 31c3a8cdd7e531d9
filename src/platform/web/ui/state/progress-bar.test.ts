import { expect, it } from 'vitest';
import { percent } from './progress-bar.tsx';

it('rounds to whole percent and knows nothing of nothing', () => {
  expect(percent(2, 6)).toBe(33);
  expect(percent(2, 3)).toBe(67);
  expect(percent(0, 0)).toBe(0);
  expect(percent(7, 7)).toBe(100);
});
