import { expect, test } from 'vitest';
import { tintOf } from './avatar.tsx';

test('a name has one colour everywhere, and names share them evenly', () => {
  const lastNames = ['Иванова', 'Ёлкин', 'Orlov', 'Ким', 'Щербакова-Лебедева'];
  const names = lastNames.flatMap((name) =>
    ['Анна', 'Пётр', 'Mary', 'Яна', 'Олег', 'Ия'].map((first) => name + first),
  );
  const tints = names.map(tintOf);
  expect(names.map(tintOf)).toEqual(tints);
  for (const tint of [1, 2, 3, 4, 5, 6]) {
    expect(tints.filter((one) => one === tint).length).toBeGreaterThanOrEqual(2);
  }
  expect(tintOf('')).toBe(1);
});
