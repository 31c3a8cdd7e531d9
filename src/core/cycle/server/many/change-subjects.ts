import {
  type manySubjects as endpoint,
  mostOutcomes,
  type SubjectOutcome,
} from '#core/cycle/contract/cycle-subjects.ts';
import { noteCycle } from '#core/cycle/server/note-cycle.ts';
import { ownListIssue } from '#core/cycle/server/raters/access.ts';
import { findLists } from '#core/cycle/server/raters/list-queries.ts';
import { countCycleRows } from '#core/cycle/server/record/analyze-queries.ts';
import { type CycleRow, lockCycle } from '#core/cycle/server/record/queries.ts';
import { subjectRefusal } from '#core/cycle/server/record/require-cycle.ts';
import { listStaff } from '#core/employee/server/leader/queries.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { type Issue, speakIssue } from '#platform/contract/call/issues.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, invalid, notFound } from '#platform/server/shared/errors.ts';
import { type ActionAsked, subjectActionsOf } from './actions.ts';
import { listMeant, type MeantSubject } from './queries.ts';

type Many = Call<typeof endpoint>;
type Reply = ReplyFields<typeof endpoint> & { message?: string };

/**
 * Does one action with people of a cycle: those whom it may not be done with stay as they are and say why,
 * with all the others it is done at once. A dry run changes nothing. 404 if none of them is there.
 */
export async function changeSubjects(call: Many): Promise<Reply> {
  const reply = await changeMeant(call);
  if (!call.query.dryRun) await countCycleRows(call.context.database, reply.doneCount);
  return reply;
}

function changeMeant(call: Many): Promise<Reply> {
  return inBrand(call, async (scope, { now, today }) => {
    const { body, params, query, actor, t } = call;
    const cycle = await lockCycle(scope, params.id);
    const asked = {
      now,
      timeZone: actor.timeZone,
      readerId: actor.employeeId,
      approverId: body.approverId ?? null,
      dateEnd: body.dateEnd ?? '',
      note: body.note ?? '',
      doer: call,
    };
    await requireAsked(scope, cycle, body.action, asked, today);
    const meant = await listMeant(scope, cycle.id, { ...body, readerId: actor.employeeId }, now);
    if (meant.length === 0) throw notFound();
    const refused = await namedRefusals(scope, cycle, refusalsOf(call, cycle, meant, asked));
    const allowed = meant.filter(({ employeeId }) => !refused.has(employeeId));
    const letterCount = await actOrCount(scope, call, { cycle, allowed, asked });
    const doneCount = letterCount ?? allowed.length;
    const outcomes = meant.map(({ employeeId, name }): SubjectOutcome => {
      const issue = refused.get(employeeId);
      return { employeeId, name, error: issue ? speakIssue(issue, t) : null };
    });
    return {
      data: meant.length > mostOutcomes ? outcomes.filter(({ error }) => error !== null) : outcomes,
      doneCount,
      refusedCount: refused.size,
      ...(!query.dryRun && { message: t('cycleMessages.done', { count: doneCount }) }),
    };
  });
}

/** What is wrong with the action itself, whomever it is meant for. */
async function requireAsked(
  scope: Scope,
  cycle: CycleRow,
  action: Many['body']['action'],
  { approverId, dateEnd }: ActionAsked,
  today: string,
): Promise<void> {
  if (action === 'setApprover') {
    if (cycle.approvedBy !== 'leader') {
      throw conflict({ path: 'approverId', key: 'cycleMessages.notByLeader' });
    }
    if (approverId && (await listStaff(scope, [approverId])).length === 0) {
      throw invalid({ path: 'approverId', key: 'cycleMessages.unknownApprover' });
    }
  }
  if (action === 'extend' && dateEnd < today) {
    throw conflict({ path: 'dateEnd', key: 'cycleMessages.dayPast' });
  }
}

/** For each person with whom it can't be done: why. */
function refusalsOf(
  { body, actor }: Many,
  { status }: CycleRow,
  meant: readonly MeantSubject[],
  asked: ActionAsked,
): Map<string, Issue> {
  const { refuses } = subjectActionsOf[body.action];
  return new Map(
    meant.flatMap((subject) => {
      const { employeeId } = subject;
      const isOwn = employeeId === actor.employeeId;
      const issue =
        subjectRefusal({ status, ...subject, isOwn }, body.action) ?? refuses?.(subject, asked);
      return issue ? [[employeeId, issue] as const] : [];
    }),
  );
}

/** Where the caller's own list is refused, the refusal says who approves it. */
async function namedRefusals(
  scope: Scope,
  { id: cycleId }: CycleRow,
  refused: Map<string, Issue>,
): Promise<Map<string, Issue>> {
  const own = [...refused].find(([, { key }]) => key === 'cycleMessages.ownList');
  if (!own) return refused;
  const [employeeId, { path }] = own;
  const [list] = await findLists(scope, [{ cycleId, employeeId }], { lock: false });
  return new Map([...refused, [employeeId, ownListIssue(path, list)]]);
}

/** Returns how many letters there are, or would be by a dry run; undefined where it is not about letters. */
async function actOrCount(
  scope: Scope,
  call: Many,
  { cycle, allowed, asked }: { cycle: CycleRow; allowed: MeantSubject[]; asked: ActionAsked },
): Promise<number | undefined> {
  if (allowed.length === 0) return undefined;
  const { verb, field, act, letters } = subjectActionsOf[call.body.action];
  if (call.query.dryRun) return letters?.count(scope, cycle, allowed, asked);
  await act?.(scope, cycle, allowed, asked);
  const letterCount = await letters?.send(scope, cycle, allowed, asked);
  if (letterCount === 0) return 0;
  await noteCycle(scope, call, verb, cycle, {
    ...(field && { fieldList: [field] }),
    // Whom a reminder went to would tell who had not answered by then.
    ...(letterCount === undefined ? { subjectCount: allowed.length } : { letterCount }),
  });
  return letterCount;
}
