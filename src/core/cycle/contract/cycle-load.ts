import { load } from '#core/questionary/contract/rules/load.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';

export const getCycleLoad = endpoint({
  name: 'getCycleLoad',
  summary:
    'Whom a cycle would ask for how much, by its lists as they stand; only of people not at work yet',
  method: 'GET',
  path: '/cycle/{id}/load',
  access: 'cycle_cycle_list',
  reply: one(load),
});
