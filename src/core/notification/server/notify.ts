import { randomUUID } from 'node:crypto';
import type { NewsType, NotificationType } from '#core/mail/contract/template/rules/templates.ts';
import type { RightsNews } from '#core/security/contract/rules/right-change.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { announce } from '#platform/server/signal/queries.ts';
import type {
  CycleNews,
  FactorTold,
  NotificationFacts,
  PeopleHeld,
  SourceNews,
  TermOver,
} from './kinds.ts';
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

/** Tells each member how far a cycle has come, as far as they may know. */
export const notifyOfCycles = (
  scope: Scope,
  rows: readonly { membershipId: string; values: CycleNews }[],
  now: Date,
): Promise<void> => notifyEach(scope, 'cycle', rows, now);

/** Tells HR and administrators what a source of people has brought (rule 187). */
export async function notifyOfSource(scope: Scope, values: SourceNews, now: Date): Promise<void> {
  await notify(scope, 'source', { membershipIds: await listReaders(scope), values }, now);
}

/** Lets the open windows of the same people look again how far a cycle is; nothing is kept of it. */
export const announceCycle = async (scope: Scope): Promise<void> =>
  announce(scope, 'cycle', await listReaders(scope));

/** Tells those of the employees who can sign in; nobody else sees the app. */
export async function notifyEmployees<
  N extends 'reportReady' | 'invitation' | 'reminder' | 'followUp',
>(
  scope: Scope,
  type: N,
  { employeeIds, values }: { employeeIds: readonly string[]; values: NotificationFacts[N] },
  now: Date,
): Promise<void> {
  const membershipIds = await listMembersAmong(scope, employeeIds);
  await notify(scope, type, { membershipIds, values }, now);
}

/** Tells of many reports, each to the person whom it is about, if they can sign in. */
export async function notifyOfReports(
  scope: Scope,
  reports: readonly NotificationFacts['reportReady'][],
  now: Date,
): Promise<void> {
  const members = await listMembersOf(
    scope,
    reports.map(({ employeeId }) => employeeId),
  );
  const rows = reports.flatMap((values) =>
    (members.get(values.employeeId) ?? []).map((membershipId) => ({ membershipId, values })),
  );
  await notifyEach(scope, 'reportReady', rows, now);
}

/** Tells each of these employees who can sign in of what they have to do besides answering. */
export async function notifyOfTasks(
  scope: Scope,
  people: readonly { employeeId: string; values: NotificationFacts['tasks'] }[],
  now: Date,
): Promise<void> {
  const members = await listMembersOf(
    scope,
    people.map(({ employeeId }) => employeeId),
  );
  const rows = people.flatMap(({ employeeId, values }) =>
    (members.get(employeeId) ?? []).map((membershipId) => ({ membershipId, values })),
  );
  await notifyEach(scope, 'tasks', rows, now);
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

/** Tells each member how many reports HR keeps back after their day (rule 136). */
export const notifyOfHeld = (
  scope: Scope,
  rows: readonly { membershipId: string; values: NotificationFacts['reportHeld'] }[],
  now: Date,
): Promise<void> => notifyEach(scope, 'reportHeld', rows, now);

/** Tells whoever wanted a position what HR has said to it (rule 192). */
export async function notifyOfTitle(
  scope: Scope,
  employeeId: string,
  values: NotificationFacts['positionWish'],
  now: Date,
): Promise<void> {
  const membershipIds = await listMembersAmong(scope, [employeeId]);
  await notify(scope, 'positionWish', { membershipIds, values }, now);
}

/** Tells those who may say yes that a directory of users asks for more than it may do on its own (rule 190). */
export const notifyOfHeldPeople = async (
  scope: Scope,
  values: PeopleHeld,
  now: Date,
): Promise<void> =>
  notify(scope, 'peopleHeld', { membershipIds: await listReaders(scope), values }, now);

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

/** Tells all of these members the same. */
const notify = <N extends NewsType>(
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
async function notifyEach<N extends NewsType>(
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
