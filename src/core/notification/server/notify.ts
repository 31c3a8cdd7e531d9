import { randomUUID } from 'node:crypto';
import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { announce } from '#platform/server/signal/queries.ts';
import type { NotificationFacts } from './kinds.ts';
import {
  insertNotifications,
  listMembersAmong,
  listMembersOf,
  listReaders,
  listReadingLeaders,
  markReplaced,
} from './queries.ts';

const quarter = 15 * 60 * 1000;

/** Kinds that a newer notification says again: one unread of them is enough. */
const replacedBy: Partial<Record<NewsType, readonly NotificationType[]>> = {
  reminder: ['invitation', 'reminder'],
  tasks: ['tasks'],
  followUp: ['followUp'],
};

/** Tells everybody who runs the brand's questionaries (rule 33). */
export async function notifyStaff<N extends NewsType>(
  scope: Scope,
  type: N,
  values: NotificationFacts[N],
  now: Date,
): Promise<void> {
  await notify(scope, type, { membershipIds: await listReaders(scope), values }, now);
}

/** Lets the open windows of the same people look again how far a cycle is; nothing is kept of it. */
export const announceCycle = async (scope: Scope): Promise<void> =>
  announce(scope, 'cycle', await listReaders(scope));

/** Tells those of the employees who can sign in; nobody else sees the app. */
export async function notifyEmployees<N extends NewsType>(
  scope: Scope,
  type: N,
  { employeeIds, values }: { employeeIds: readonly string[]; values: NotificationFacts[N] },
  now: Date,
): Promise<void> {
  const membershipIds = await listMembersAmong(scope, employeeIds);
  await notify(scope, type, { membershipIds, values }, now);
}

/** The same, each of something of their own. */
export async function notifyEachEmployee<N extends NewsType>(
  scope: Scope,
  type: N,
  people: readonly { employeeId: string; values: NotificationFacts[N] }[],
  now: Date,
): Promise<void> {
  const members = await listMembersOf(
    scope,
    people.map(({ employeeId }) => employeeId),
  );
  const rows = people.flatMap(({ employeeId, values }) =>
    (members.get(employeeId) ?? []).map((membershipId) => ({ membershipId, values })),
  );
  await notifyEach(scope, type, rows, now);
}

/** Tells the leaders who may open a report that it waits for their talk (rule 132). */
export async function notifyLeaders(
  scope: Scope,
  values: NotificationFacts['reportTalk'],
  now: Date,
): Promise<void> {
  const membershipIds = await listReadingLeaders(scope, values.employeeId);
  await notify(scope, 'reportTalk', { membershipIds, values }, now);
}

/** Tells all of these members the same. */
export const notify = <N extends NewsType>(
  scope: Scope,
  type: N,
  { membershipIds, values }: { membershipIds: readonly string[]; values: NotificationFacts[N] },
  now: Date,
): Promise<void> =>
  notifyEach(
    scope,
    type,
    membershipIds.map((membershipId) => ({ membershipId, values })),
    now,
  );

/**
 * In the caller's transaction: a notification for each, a signal for their open windows, and a job that
 * passes on by letter and Slack what has come up to the end of this quarter of an hour, so that many at
 * once are one letter.
 */
export async function notifyEach<N extends NewsType>(
  scope: Scope,
  type: N,
  news: readonly { membershipId: string; values: NotificationFacts[N] }[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const rows = news.map((one) => ({ id: randomUUID(), type, createdAt: now, ...one }));
  const membershipIds = [...new Set(news.map(({ membershipId }) => membershipId))];
  const types = replacedBy[type];
  if (types) await markReplaced(scope, membershipIds, { types, now });
  await insertNotifications(scope, rows);
  await announce(scope, type, membershipIds);
  const { brandId } = scope;
  const runAt = new Date((Math.floor(now.getTime() / quarter) + 1) * quarter);
  const key = `tell-news:${brandId}:${runAt.toISOString()}`;
  await addJob(scope, 'tell-news', { brandId }, { runAt, key });
}
