import { expect, test } from 'vitest';
import { sparing } from './sparing.ts';

test('each cause is said once a minute, with how often it came meanwhile', () => {
  const lines: string[] = [];
  let now = 0;
  const say = sparing(
    (line) => lines.push(line),
    () => now,
  );
  for (const line of ['no disk', 'no disk', 'no line', 'no disk']) say(line);
  expect(lines).toEqual(['no disk', 'no line']);
  now = 60_000;
  say('no disk');
  say('no line');
  expect(lines.slice(2)).toEqual(['no disk (2 more since it was last said)', 'no line']);
});
