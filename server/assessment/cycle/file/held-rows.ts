import { shortName } from '#contract/platform/rules/names.ts';
import type { Locale } from '#i18n/t.ts';
import { listCycleLists } from '#server/assessment/cycle/held/queries.ts';
import type { CycleRow } from '#server/assessment/cycle/record/queries.ts';
import type { ReadSubject } from '#server/assessment/questionary/from-file/read-participants.ts';
import { getThreshold } from '#server/assessment/questionary/record/queries.ts';
import { loadHeld } from '#server/assessment/questionary/voice/load-held.ts';
import { voicesOf } from '#server/assessment/questionary/voice/voice-rules.ts';
import { heldIssues } from '#server/assessment/questionary/work/held-issues.ts';
import type { Clock } from '#server/assessment/questionary/work/work-facts.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { RowIssues } from '#server/platform/table-file/columns/map-columns.ts';

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
