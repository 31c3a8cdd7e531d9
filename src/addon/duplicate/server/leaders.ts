import type { LeaderChange } from '#core/employee/server/leader/rules.ts';
import type { Merge } from './move-queries.ts';

/**
 * Who leads whom once one record has gone into the other (rule 195). The leaders of the one that stays stay; those of the
 * other come where it has none. Whoever the other led is led by the one that stays, unless it is the other way round.
 */
export function mergedLeaders(
  leadersOf: ReadonlyMap<string, readonly string[]>,
  { staysId, goesId }: Merge,
): LeaderChange[] {
  const of = (id: string) => leadersOf.get(id) ?? [];
  const kept = of(staysId).filter((id) => id !== goesId);
  const leadsThem = (id: string) => of(id).some((leader) => [staysId, goesId].includes(leader));
  const taken = of(goesId).filter((id) => id !== staysId && !leadsThem(id));
  const own = kept.length > 0 ? kept : taken;
  const led = [...leadersOf].filter(
    ([id, leaders]) => id !== staysId && id !== goesId && leaders.includes(goesId),
  );
  return [
    { employeeId: staysId, before: of(staysId), after: own },
    { employeeId: goesId, before: of(goesId), after: [] },
    ...led.map(([employeeId, before]) => {
      const after = own.includes(employeeId)
        ? before.filter((id) => id !== goesId)
        : [...new Set(before.map((id) => (id === goesId ? staysId : id)))];
      return { employeeId, before, after };
    }),
  ];
}
