import type { approveMany as endpoint } from '#contract/assessment/cycle/raters.ts';
import { ratersPolicy } from '#contract/assessment/policy/raters.ts';
import type { ReplyFields } from '#contract/platform/call/endpoint.ts';
import { type Issue, speakIssue } from '#contract/platform/call/issues.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { queueLaunchSoon } from '#server/assessment/cycle/launch/queue-launch.ts';
import { noteCycle } from '#server/assessment/cycle/note-cycle.ts';
import { notApprovedKey } from '#server/assessment/cycle/record/require-cycle.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Call } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { notFound } from '#server/platform/shared/errors.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { askerOf, relationOf } from './access.ts';
import { findLists, type ListRow, lockCycles, updateLists } from './list-queries.ts';
import { ownListIssue } from './own-list.ts';
import { thingOf } from './present.ts';
import { listRatersOf } from './rater-queries.ts';

type Many = Call<typeof endpoint>;

/**
 * Approves lists as they stand: those that can't be say why, all others are approved in one statement. 404 if
 * the caller may see none of them.
 */
export function approveLists(
  call: Many,
): Promise<ReplyFields<typeof endpoint> & { message: string }> {
  return inBrand(call, async (scope, { now, today }) => {
    const { body, actor, t } = call;
    const versions = new Map(body.list.map((one) => [`${one.cycleId} ${one.employeeId}`, one]));
    await lockCycles(scope, [...new Set(body.list.map(({ cycleId }) => cycleId))]);
    const found = await findLists(scope, [...versions.values()], { lock: true });
    const asker = askerOf(actor);
    const seen = found.flatMap((row) => {
      const relation = relationOf(row, asker);
      return relation ? [{ row, relation }] : [];
    });
    if (seen.length === 0) throw notFound();
    const filled = new Set(
      (await listRatersOf(scope, found)).map((one) => `${one.cycleId} ${one.subjectId}`),
    );
    const judged = seen.map(({ row, relation }) => {
      const key = `${row.cycleId} ${row.employeeId}`;
      const version = versions.get(key)?.version;
      return { row, issue: refusalOf(thingOf(row, { relation, today }), filled.has(key), version) };
    });
    const approved = judged.filter(({ issue }) => !issue).map(({ row }) => row);
    await updateLists(scope, approved, { state: 'ready', note: null });
    await goOn(scope, call, approved, now);
    return {
      data: judged.map(({ row, issue }) => ({
        cycleId: row.cycleId,
        employeeId: row.employeeId,
        name: shortName(row, scope.locale),
        error: issue && speakIssue(issue, t),
      })),
      doneCount: approved.length,
      message: t('cycleMessages.approved', { count: approved.length }),
    };
  });
}

/** Why this list stays as it is; null when it is approved. */
function refusalOf(
  thing: ReturnType<typeof thingOf>,
  isFilled: boolean,
  version: number | undefined,
): Issue | null {
  const at = (key: Issue['key']): Issue => ({ path: 'list', key });
  if (thing.relation === 'own') return ownListIssue('list', thing);
  if (!ratersPolicy.approve.when(thing)) return at(notApprovedKey(thing.state));
  if (version !== undefined && version !== thing.version) return at('cycleMessages.listChanged');
  return isFilled ? null : at('cycleMessages.noRaters');
}

/** One note per cycle; whoever is ready in one that is at work follows soon. */
async function goOn(scope: Scope, call: Many, approved: readonly ListRow[], now: Date) {
  for (const rows of groupBy(approved, ({ cycleId }) => cycleId).values()) {
    const [first] = rows;
    if (!first) continue;
    const { cycleId: id, cycleName: name, status } = first;
    if (status === 'inwork') await queueLaunchSoon(scope, id, now);
    await noteCycle(scope, call, 'approve', { id, name }, { subjectCount: rows.length });
  }
}
