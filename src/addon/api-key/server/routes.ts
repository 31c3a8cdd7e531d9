import { getKeys, makeKey, updateKey, withdrawKey } from '#addon/api-key/contract/key.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { addKey, changeKey, dropKey } from './change-key.ts';
import { listApiKeys } from './queries.ts';
import { showKey } from './show-key.ts';

export const routes: Route[] = [
  on(getKeys)((call) =>
    inBrand(call, async (scope, { now }) => ({
      data: (await listApiKeys(scope)).map((row) => showKey(row, now)),
    })),
  ),
  on(makeKey)(addKey),
  on(updateKey)(changeKey),
  on(withdrawKey)(dropKey),
];
