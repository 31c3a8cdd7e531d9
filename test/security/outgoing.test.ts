import { expect, test } from 'vitest';
import { sourcesOf } from '#test/sources.ts';

const sources = sourcesOf(['server']);

/**
 * The way out looks at every address before it calls it (decision 137). The others call those that the operator has
 * set, and no others.
 */
const calling = [
  'src/platform/server/outbound/outbound.ts',
  'src/platform/server/report-errors/reporter.ts',
  'src/platform/server/slack/slack.ts',
];

test('the server fetches no address that a person gives but by the one way out: it has nothing else to fetch with', () => {
  expect(sources.length).toBeGreaterThan(200);
  const calls =
    /(?<!\boutbound\.)\bfetch\(|\b(request|get|Agent)\b[^;]* from 'node:https?'|\bimport https?\b|from '(node:http2|undici|axios)'/;
  const found = sources.filter(({ text }) => calls.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual(calling);
});
