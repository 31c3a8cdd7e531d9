import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import type { saveRaters } from '#core/cycle/contract/raters.ts';
import { queueLaunchSoon } from '#core/cycle/server/launch/queue-launch.ts';
import type { RaterOrigin, SubjectState } from '#core/questionary/contract/rules/cycle.ts';
import { loadStructure } from '#core/questionary/server/from-structure/load-structure.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import type { Body } from '#platform/contract/call/endpoint.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { type ListRow, updateLists } from './list-queries.ts';
import { listIssues, withFixed } from './list-rules.ts';
import type { ListView } from './present.ts';
import { type ChosenRater, listRatersOf, listWorking, replaceRaters } from './rater-queries.ts';
import { heldAtPlaces } from './refuse-held.ts';

type Given = Body<typeof saveRaters>;

/** What the activity log calls it. */
export const auditVerbOf: Record<Exclude<RatersVerb, 'add'>, AuditVerb> = {
  save: 'update',
  send: 'toApproval',
  approve: 'approve',
  return: 'return',
};

const originOf: Record<ListView['relation'], RaterOrigin> = {
  own: 'subject',
  chooser: 'leader',
  approver: 'leader',
  hr: 'hr',
};

/**
 * Saves a locked list that may be changed so, and moves its person on. 400 at each wrong rater and role.
 * Whoever becomes ready once the cycle is at work follows within ten minutes.
 */
export async function saveList(
  scope: Scope,
  { row, view }: { row: ListRow; view: ListView },
  { raterList, action, note }: Given,
  clock: Clock,
): Promise<void> {
  const saved = (await listRatersOf(scope, [row])).map(({ id, type }) => ({ id, type }));
  const wanted = await requireRight(scope, { row, view, saved }, { raterList, action }, clock);
  await replaceRaters(scope, row, wanted, originOf[view.relation]);
  const state = stateAfter(row, action);
  const keptNote = action === 'save' ? row.note : null;
  await updateLists(scope, [row], { state, note: action === 'return' ? (note ?? null) : keptNote });
  if (action === 'return') await tellOfReturn(scope, row);
  if (state === 'ready' && row.status === 'inwork') {
    await queueLaunchSoon(scope, row.cycleId, view.now);
  }
}

/** Whoever chooses hears at once that their list came back. */
async function tellOfReturn(scope: Scope, row: ListRow): Promise<void> {
  const chooser = row.chosenBy === 'subject' ? row.employeeId : row.leaderId;
  if (!chooser) return;
  const { brandId } = scope;
  await addJob(scope, 'tell-tasks', { brandId, cycleId: row.cycleId, employeeIds: [chooser] });
}

interface Checked {
  row: ListRow;
  view: ListView;
  saved: readonly ChosenRater[];
}

/** The list to save. 400 where it is wrong. Their own supervisors nobody checks: the structure named them. */
async function requireRight(
  scope: Scope,
  { row, view, saved }: Checked,
  { raterList: given, action }: Pick<Given, 'raterList' | 'action'>,
  clock: Clock,
): Promise<ChosenRater[]> {
  const isOwn = view.relation === 'own';
  const { raterList, issues } = isOwn
    ? withFixed(given, saved)
    : { raterList: [...given], issues: [] };
  const working = await listWorking(
    scope,
    raterList.map(({ id }) => id),
  );
  const fixedIds = isOwn ? saved.filter(({ type }) => type === 'supervisor') : [];
  const structure = await loadStructure(scope, [row.employeeId]);
  issues.push(
    ...listIssues({
      raterList,
      saved,
      workingIds: new Set([...working, ...fixedIds.map(({ id }) => id)]),
      subjectId: row.employeeId,
      method: row.method,
      limits: row.limits,
      isBound: isOwn || view.relation === 'chooser',
      ledCount: structure.ratersOf(row.employeeId).subordinate.length,
      action,
    }),
  );
  if (issues.length > 0) throw invalid(...issues);
  const held = await heldAtPlaces(scope, { row, view, raterList, saved }, clock);
  if (held.length > 0) throw invalid(...held);
  return raterList;
}

/** Saving what was approved takes the approval back: somebody has to say yes to what it is now. */
function stateAfter({ state, approvedBy }: ListRow, action: RatersVerb): SubjectState {
  const isFree = approvedBy === 'nobody';
  if (action === 'approve') return 'ready';
  if (action === 'send') return isFree ? 'ready' : 'approval';
  if (action === 'return') return 'choosing';
  return state === 'ready' && !isFree ? 'approval' : state;
}
