import { suggestParticipants } from '#core/questionary/contract/questionary-from-structure.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { suggestParticipants as suggest } from './suggest-participants.ts';

/** Raters whom the structure suggests (rule 84). */
export const routes: Route[] = [
  on(suggestParticipants)((call) =>
    inBrand(call, async (scope) => {
      const subjectIds = call.body.employeeList.map(({ id }) => id);
      return { data: await suggest(scope, subjectIds) };
    }),
  ),
];
