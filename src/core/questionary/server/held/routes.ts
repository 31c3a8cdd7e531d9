import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import { inView } from '#core/questionary/server/change-seen.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { lookHeld } from './look-held.ts';

/** What the form says of raters while they are chosen (rules 26c and 26i). */
export const routes: Route[] = [
  on(findHeldRaters)((call) =>
    inView(call, async (scope, view) => ({ data: await lookHeld(scope, call.body, view) })),
  ),
];
