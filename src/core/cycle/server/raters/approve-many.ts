import { ratersPolicy } from '#core/cycle/contract/policy/raters.ts';
import type { approveMany as endpoint } from '#core/cycle/contract/raters.ts';
import { queueLaunchSoon } from '#core/cycle/server/launch/queue-launch.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { notApprovedKey } from '#core/cycle/server/record/require-cycle.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { askerOf, ownListIssue, relationOf } from './access.ts';
import { findLists, type ListRow, lockCycles, updateLists } from './list-queries.ts';
import { thingOf } from './present.ts';
import { listRatersOf } from './rater-queries.ts';

type Many = Call<typeof endpoint>;

/** Approves lists as they stand, in one statement; those that can't be say why. 404 if the caller may see none of them. */
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
