import { getWeakQuestions } from '#addon/weak/contract/weak.ts';
import { readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { makeWeak } from './make-weak.ts';

export const routes: Route[] = [
  on(getWeakQuestions)((call) =>
    inBrand(call, async (scope, { today }) => ({
      data: await makeWeak(scope, readableSubjects(call.actor), { ...call.query, today }),
    })),
  ),
];
