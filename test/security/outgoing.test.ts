import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#server/shared/root.ts';

const sources = readdirSync(fromRoot('server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => `server/${path}`);

/** It calls the address that the operator has set, and no other. */
const slack = 'server/slack/slack.ts';

test('the server fetches no address that a person gives: it has nothing to fetch with', () => {
  expect(sources.length).toBeGreaterThan(200);
  const calling =
    /\bfetch\(|\b(request|get|Agent)\b[^;]* from 'node:https?'|from '(node:http2|undici|axios)'/;
  const found = sources.filter((path) => calling.test(readFileSync(fromRoot(path), 'utf8')));
  expect(found).toEqual([slack]);
});
