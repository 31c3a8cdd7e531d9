import { expect, test } from 'vitest';
import { getBrandList } from '#core/company/contract/brand.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing } from '#platform/contract/call/envelope.ts';
import { on } from './call.ts';
import { requireAll } from './require-all.ts';

const stray = endpoint({
  name: 'getEverything',
  summary: 'A call that the contract does not list',
  method: 'GET',
  path: '/everything',
  access: 'session',
  reply: nothing,
});
const bind = (declared: typeof stray) => on(declared)(async () => ({}));

test('a call that is bound without being listed, or listed without being bound, is named', () => {
  expect(() => requireAll([stray], [bind(stray)])).not.toThrow();
  expect(() => requireAll([], [bind(stray)])).toThrow(
    'not listed in src/app/contract/all.ts: getEverything',
  );
  expect(() => requireAll([getBrandList], [bind(stray)])).toThrow(
    'no handler for getBrandList; not listed in src/app/contract/all.ts: getEverything',
  );
});
