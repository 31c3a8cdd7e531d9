import type { AuditDetails } from '#core/audit/contract/audit.ts';
import { ownColumns } from '#core/questionary/server/record/fields.ts';
import { getLists } from '#core/questionary/server/record/lists-queries.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { updateQuestionary } from '#core/questionary/server/update-questionary.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid, notFound } from '#platform/server/shared/errors.ts';
import type { ListRow } from './list-queries.ts';
import { listIssues } from './list-rules.ts';
import type { ListView } from './present.ts';
import { type ChosenRater, listRatersOf, listWorking } from './rater-queries.ts';
import { heldAtPlaces } from './refuse-held.ts';

/**
 * Adds raters to somebody at work, as HR adds them in the questionary: whoever is in the role hears of it, and
 * who comes after an answer doesn't count (rule 50 and decision 151). The questionary is locked first, as
 * everywhere; the list itself is over.
 */
export async function addRaters(
  scope: Scope,
  { row, view }: { row: ListRow; view: ListView },
  added: readonly ChosenRater[],
  clock: Clock,
): Promise<AuditDetails> {
  if (!row.questionaryId) throw notFound();
  const questionary = await lockQuestionary(scope, row.questionaryId);
  const saved = (await listRatersOf(scope, [row])).map(({ id, type }) => ({ id, type }));
  await requireRight(scope, row, { added, saved });
  const asked = { row, view, raterList: added, saved: [] };
  const held = await heldAtPlaces(scope, asked, clock);
  if (held.length > 0) throw invalid(...held);
  const lists = await getLists(scope, questionary.id);
  return updateQuestionary(
    scope,
    questionary,
    {
      ...ownColumns(questionary),
      employeeList: lists.employeeIds.map((id) => ({ id })),
      competenceList: lists.competenceIds.map((id) => ({ id })),
      participantList: [...saved, ...added],
    },
    // Whoever isn't HR reads as little of it as whom it is about.
    { ...clock, ...(view.relation !== 'hr' && { employeeId: row.employeeId }) },
  );
}

/** 400 where one of them is wrong, with their place among those who come. */
async function requireRight(
  scope: Scope,
  { employeeId, method, limits }: ListRow,
  { added, saved }: { added: readonly ChosenRater[]; saved: readonly ChosenRater[] },
): Promise<void> {
  const ids = added.map(({ id }) => id);
  const working = await listWorking(scope, ids);
  const before = new Set(saved.map(({ id }) => id));
  const listed = added.flatMap(({ id }, place) =>
    before.has(id)
      ? [{ path: `raterList.${place}.id`, key: 'cycleMessages.twiceOnList' } as const]
      : [],
  );
  const rules = { workingIds: working, subjectId: employeeId, method, limits };
  const issues = listIssues({
    ...rules,
    raterList: added,
    saved,
    isBound: false,
    ledCount: 0,
    action: 'add',
  });
  if (listed.length + issues.length > 0) throw invalid(...listed, ...issues);
}
