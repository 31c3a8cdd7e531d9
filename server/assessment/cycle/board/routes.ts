import { getSubjects } from '#contract/assessment/cycle/cycle-subjects.ts';
import { getCycleRow } from '#server/assessment/cycle/record/queries.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
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
