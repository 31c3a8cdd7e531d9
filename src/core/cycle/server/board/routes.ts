import { getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { presentSubject } from './present.ts';
import { readBoard } from './queries.ts';

export const routes: Route[] = [
  on(getSubjects)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { params, query, t, actor } = call;
      const row = await getCycleRow(scope, params.id);
      const asked = { ...query, readerId: actor.employeeId };
      const { rows, ...counts } = await readBoard(scope, row.id, asked, now);
      const data = rows.map((read) => presentSubject(read, row, { t, ...actor }));
      return { data, ...counts };
    }),
  ),
];
