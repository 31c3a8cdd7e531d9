import type { getPeopleRunPeople, RunField, RunPerson } from '#core/employee/contract/run/run.ts';
import { runFields } from '#core/employee/contract/run/run.ts';
import type { RunValues } from '#core/employee/server/tables/run.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { listNamesOf, listRunPeople } from './queries.ts';

const named: readonly RunField[] = ['positionId', 'subdivisionId', 'leaderIds'];

/** A page of a run's people, with places and leaders by name. What is gone is «—». */
export async function showRunPeople(
  scope: Scope,
  runId: string,
  asked: Query<typeof getPeopleRunPeople>,
): Promise<{ data: RunPerson[]; count: number }> {
  const { rows, count } = await listRunPeople(scope, runId, asked);
  const ids = rows.flatMap(({ before, after }) =>
    [before ?? {}, after].flatMap((values) => named.flatMap((field) => values[field] ?? [])),
  );
  const names = await listNamesOf(scope, [...new Set(ids.map(String))]);
  const say = (field: RunField, values: RunValues): string => {
    const value = values[field] ?? '';
    if (!named.includes(field)) return String(value);
    return [value]
      .flat()
      .map((id) => names.get(String(id)) ?? '—')
      .join(', ');
  };
  const data = rows.map(({ before, after, ...row }) => ({
    ...row,
    changeList: before
      ? runFields
          .filter((field) => field in after)
          .map((field) => ({ field, before: say(field, before), after: say(field, after) }))
      : [],
  }));
  return { data, count };
}
