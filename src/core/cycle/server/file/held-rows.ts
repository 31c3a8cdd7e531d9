import { listCycleLists } from '#core/cycle/server/held/queries.ts';
import type { CycleRow } from '#core/cycle/server/record/queries.ts';
import type { ReadSubject } from '#core/questionary/server/from-file/read-participants.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { heldIssues } from '#core/questionary/server/work/held-issues.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { RowIssues } from '#platform/server/table-file/columns/map-columns.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Who of those that a file brings to lists can't be asked as the cycle begins (rule 26c), each at their row. */
export async function heldRows(
  scope: Scope,
  cycle: CycleRow,
  subjects: readonly ReadSubject[],
  clock: Clock,
): Promise<RowIssues[]> {
  const lists = new Map(
    (await listCycleLists(scope, cycle.id)).map(({ subjectId, raters }) => [subjectId, raters]),
  );
  const anonymityThreshold = await getThreshold(scope);
  const changed = subjects.map(({ person, participants }) => {
    const standing = new Map((lists.get(person.id) ?? []).map((one) => [one.id, one]));
    const added = participants.filter((one) => standing.get(one.person.id)?.type !== one.type);
    for (const one of added) standing.delete(one.person.id);
    const coming = added.map((one) => ({ id: one.person.id, type: one.type }));
    return { person, added, raters: [...standing.values(), ...coming] };
  });
  const voices = changed.flatMap(({ person, raters }) =>
    voicesOf({ ...cycle, anonymityThreshold, subjects: [person], participants: raters }),
  );
  const asked = { voices, dateStart: cycle.dateStart, isAhead: true };
  const held = groupBy(await loadHeld(scope, asked, clock), ({ subjectId }) => subjectId);
  return changed.flatMap(({ person, added }) =>
    (held.get(person.id) ?? []).flatMap((voice) =>
      added
        .filter((one) => one.person.id === voice.raterId)
        .map((one) => ({
          rowIndex: one.rowIndex,
          issues: heldIssues({
            subjects: [named(person, scope.locale)],
            participants: [named(one.person, scope.locale)],
            held: [voice],
            readerId: clock.employeeId ?? null,
          }).map((issue) => ({ ...issue, path: '' })),
        })),
    ),
  );
}

const named = (person: ReadSubject['person'], locale: Locale) => ({
  id: person.id,
  name: shortName(person, locale),
});
