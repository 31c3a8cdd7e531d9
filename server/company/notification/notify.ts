import { randomUUID } from 'node:crypto';
import type { RightsNews } from '#contract/company/rules/right-change.ts';
import type { NewsType, NotificationType } from '#contract/company/rules/templates.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { announce } from '#server/platform/signal/queries.ts';
import type { CycleNews, FactorTold, NotificationFacts, TermOver } from './kinds.ts';
import { insertNotifications, listMembersAmong, listReaders, markReplaced } from './queries.ts';

const quarter = 15 * 60 * 1000;

/** What a newer one says again: one unread of them is enough. */
const replacedBy: Partial<Record<NewsType, readonly NotificationType[]>> = {
  reminder: ['invitation', 'reminder'],
};

/** Tells everybody who runs the brand's questionaries (rule 33). */
export async function notifyStaff<N extends 'questionaryDone' | 'nextCreated' | 'keyLost'>(
  scope: Scope,
  type: N,
  values: NotificationFacts[N],
  now: Date,
): Promise<void> {
  await notify(scope, type, { membershipIds: await listReaders(scope), values }, now);
}

/** Tells the same people how far a cycle has come (rule 120). */
export async function notifyOfCycle(scope: Scope, values: CycleNews, now: Date): Promise<void> {
  await notify(scope, 'cycle', { membershipIds: await listReaders(scope), values }, now);
}

/** Lets the open windows of the same people look again how far a cycle is; nothing is kept of it. */
export const announceCycle = async (scope: Scope): Promise<void> =>
  announce(scope, 'cycle', await listReaders(scope));

/** Tells those of the employees who can sign in; nobody else sees the app. */
export async function notifyEmployees<N extends 'reportReady' | 'invitation' | 'reminder'>(
  scope: Scope,
  type: N,
  { employeeIds, values }: { employeeIds: readonly string[]; values: NotificationFacts[N] },
  now: Date,
): Promise<void> {
  const membershipIds = await listMembersAmong(scope, employeeIds);
  await notify(scope, type, { membershipIds, values }, now);
}

/** Tells these members of a change of somebody's rights (rule 98). */
export const notifyOfRights = (
  scope: Scope,
  membershipIds: readonly string[],
  values: RightsNews,
  now: Date,
): Promise<void> => notify(scope, 'rights', { membershipIds, values }, now);

/** Tells these members what will be deleted because its term is over (rule 113). */
export const notifyOfTerm = (
  scope: Scope,
  membershipIds: readonly string[],
  values: TermOver,
  now: Date,
): Promise<void> => notify(scope, 'termOver', { membershipIds, values }, now);

/** Tells this member of their own second factor (rule 105). */
export const notifyOfFactor = (
  scope: Scope,
  membershipId: string,
  values: FactorTold,
  now: Date,
): Promise<void> => notify(scope, 'factor', { membershipIds: [membershipId], values }, now);

/**
 * In the caller's transaction: a notification for each, a signal for their open windows, and a job that
 * passes on by letter and Slack what has come up to the end of this quarter of an hour, so that many at
 * once are one letter.
 */
async function notify<N extends NewsType>(
  scope: Scope,
  type: N,
  { membershipIds, values }: { membershipIds: readonly string[]; values: NotificationFacts[N] },
  now: Date,
): Promise<void> {
  if (membershipIds.length === 0) return;
  const rows = membershipIds.map((membershipId) => ({
    id: randomUUID(),
    membershipId,
    type,
    values,
    createdAt: now,
  }));
  const types = replacedBy[type];
  if (types) await markReplaced(scope, membershipIds, { types, now });
  await insertNotifications(scope, rows);
  await announce(scope, type, membershipIds);
  const { brandId } = scope;
  const runAt = new Date((Math.floor(now.getTime() / quarter) + 1) * quarter);
  const key = `tell-news:${brandId}:${runAt.toISOString()}`;
  await addJob(scope, 'tell-news', { brandId }, { runAt, key });
}
