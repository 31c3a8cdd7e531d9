import { expect, test } from 'vitest';
import { onceEach } from './once-each.ts';

test('each answer is worked out once, whatever it is', () => {
  const asked: string[][] = [];
  const twice = onceEach((...cells: string[]) => {
    asked.push(cells);
    return cells[0] === '' ? undefined : cells.join();
  });
  const answers = [twice('a'), twice(''), twice('a', 'b'), twice('a,b'), twice('a'), twice('')];
  expect(answers).toEqual(['a', undefined, 'a,b', 'a,b', 'a', undefined]);
  expect(asked).toEqual([['a'], [''], ['a', 'b'], ['a,b']]);
});
