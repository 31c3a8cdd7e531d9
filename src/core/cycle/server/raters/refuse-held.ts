import { listNamed } from '#core/cycle/server/held/queries.ts';
import { getThreshold } from '#core/questionary/server/record/queries.ts';
import { loadHeld } from '#core/questionary/server/voice/load-held.ts';
import { voicesOf } from '#core/questionary/server/voice/voice-rules.ts';
import { heldIssues } from '#core/questionary/server/work/held-issues.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { ListRow } from './list-queries.ts';
import type { ListView } from './present.ts';
import type { ChosenRater } from './rater-queries.ts';

interface Asked {
  row: ListRow;
  view: Pick<ListView, 'relation'>;
  raterList: readonly ChosenRater[];
  /** Who stands on the list already: whoever is bound since may stay. */
  saved: readonly ChosenRater[];
}

/**
 * Who of those that come to a list can't be asked as it goes to work (rule 26c), each at their place. HR reads why
 * and until when; all others the words of rule 122.
 */
export async function heldAtPlaces(
  scope: Scope,
  { row, view, raterList, saved }: Asked,
  clock: Clock,
): Promise<Issue[]> {
  const standing = new Set(saved.map(keyOf));
  const isNew = (one: ChosenRater) => !standing.has(keyOf(one));
  const added = raterList.filter(isNew);
  if (added.length === 0) return [];
  const subject = { id: row.employeeId, name: shortName(row, scope.locale) };
  const voices = voicesOf({
    ...row,
    anonymityThreshold: row.frozenThreshold ?? (await getThreshold(scope)),
    subjects: [subject],
    // Those who are added come last: where two people have one name, the added one is held.
    participants: [...raterList.filter((one) => !isNew(one)), ...added],
  });
  const asked = { voices, dateStart: row.dateStart, isAhead: !row.isAnswering };
  const places = new Map(raterList.map((one, place) => [one.id, { one, place }]));
  const held = (await loadHeld(scope, asked, clock)).flatMap((voice) => {
    const found = places.get(voice.raterId);
    return found && isNew(found.one) ? [{ voice, path: `raterList.${found.place}.id` }] : [];
  });
  if (view.relation !== 'hr') {
    return held.map(({ path }) => ({ path, key: 'cycleMessages.unknownRater' }));
  }
  const participants = await listNamed(
    scope,
    held.map(({ voice }) => voice.raterId),
  );
  return held.flatMap(({ voice, path }) =>
    heldIssues({ subjects: [subject], participants, held: [voice], readerId: null }).map(
      (issue) => ({ ...issue, path }),
    ),
  );
}

const keyOf = ({ id, type }: ChosenRater) => `${id} ${type}`;
