import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '#server/platform/shared/root.ts';

const sources = readdirSync(fromRoot('server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => `server/${path}`);

/** They call the addresses that the operator has set, and no others. */
const calling = ['server/platform/report-errors/reporter.ts', 'server/platform/slack/slack.ts'];

test('the server fetches no address that a person gives: it has nothing to fetch with', () => {
  expect(sources.length).toBeGreaterThan(200);
  const calls =
    /\bfetch\(|\b(request|get|Agent)\b[^;]* from 'node:https?'|from '(node:http2|undici|axios)'/;
  const found = sources.filter((path) => calls.test(readFileSync(fromRoot(path), 'utf8')));
  expect(found.sort()).toEqual(calling);
});
