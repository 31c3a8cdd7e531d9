import type { Task } from '#core/cycle/contract/tasks.ts';
import type { Whose } from '#core/cycle/server/raters/waiting-queries.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { notifyEachEmployee } from '#core/notification/server/notify.ts';
import type { TaskTold } from '#core/notification/server/spell-tasks.ts';
import type { Clock } from '#core/questionary/server/work/work-facts.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { countTellable, findParts, takeTold } from './digest-queries.ts';
import { keyOf } from './digest-rules.ts';
import { isPrivate, listTaskItems, type TaskItem, tasksOf } from './list-tasks.ts';

/** Somebody with what they have to do. */
export type WithTasks = readonly [employeeId: string, items: readonly TaskItem[]];

interface How extends Clock {
  /** Why also whoever had a letter today gets one. It is remembered, so that it is a reason once a day. */
  again?: string;
}

/**
 * Puts the one letter of tasks into the outbox for each of these people, tells those who can sign in, and notes what they
 * were told, in the caller's transaction: all of it or nothing. Returns how many letters there will be.
 */
export async function tellTasks(
  scope: Scope,
  people: readonly WithTasks[],
  { now, timeZone, again }: How,
): Promise<number> {
  const tellings = people.map(([employeeId, items]) => ({
    employeeId,
    keys: [...items.map(keyOf), ...(again ? [again] : [])],
  }));
  const day = { today: dateIn(timeZone, now), again: again !== undefined };
  const told = await takeTold(scope, tellings, day);
  const itemsOf = new Map(people);
  const recipients = told.map(({ employeeId, email }) => ({
    email,
    payload: { employeeId, ...(isAllPrivate(itemsOf.get(employeeId)) && { isPrivate: true }) },
    key: `tasks:${employeeId}:${email}`,
  }));
  await queueDeliveries(scope, 'tasks', recipients, now);
  const toTell = told.map(({ employeeId }) => ({
    employeeId,
    taskList: toldOf(itemsOf.get(employeeId) ?? []),
  }));
  const parts = await findParts(
    scope,
    toTell.flatMap(({ taskList }) => taskList.flatMap((one) => one.aboutId ?? [])),
  );
  const news = toTell.flatMap(({ employeeId, taskList: given }) => {
    const [first, ...others] = given.map(({ aboutId, ...one }) => ({
      ...one,
      ...(aboutId && { person: parts.get(aboutId) }),
    }));
    const taskList = first && ([first, ...others] as const);
    return taskList ? [{ employeeId, values: { taskList } }] : [];
  });
  await notifyEachEmployee(scope, 'tasks', news, now);
  return recipients.length;
}

/** The delivery log leaves out a letter about such tasks alone (rules 154 and 231). */
const isAllPrivate = (items: readonly TaskItem[] = []): boolean => items.every(isPrivate);

interface Waiting {
  whose: Whose;
  wanted: (item: TaskItem) => boolean;
}

/** Tells their tasks to those of these people who have at least one that is `wanted`. */
export async function tellWaiting(scope: Scope, waiting: Waiting, how: How): Promise<number> {
  const people = await listWaiting(scope, waiting, how);
  return people.length > 0 ? tellTasks(scope, people, how) : 0;
}

async function listWaiting(
  scope: Scope,
  { whose, wanted }: Waiting,
  { now, timeZone }: Clock,
): Promise<WithTasks[]> {
  const found = await listTaskItems(scope, whose, dateIn(timeZone, now));
  return [...found].filter(([, items]) => items.some(wanted));
}

interface Subject {
  employeeId: string;
}

/** Reminds those who choose or approve the lists of these people of a cycle, who had no letter of tasks today. */
export const remindOfLists = (
  scope: Scope,
  cycle: { id: string },
  subjects: readonly Subject[],
  clock: Clock,
): Promise<number> => tellWaiting(scope, ofLists(cycle, subjects), clock);

/** How many people would get such letters now. */
export async function countToRemindOfLists(
  scope: Scope,
  cycle: { id: string },
  subjects: readonly Subject[],
  clock: Clock,
): Promise<number> {
  const people = await listWaiting(scope, ofLists(cycle, subjects), clock);
  const ids = people.map(([employeeId]) => employeeId);
  return countTellable(scope, ids, dateIn(clock.timeZone, clock.now));
}

function ofLists({ id }: { id: string }, subjects: readonly Subject[]): Waiting {
  const ids = new Set(subjects.map(({ employeeId }) => employeeId));
  return {
    whose: 'everybody',
    wanted: (item) =>
      (item.kind === 'choose' || item.kind === 'approve') &&
      item.cycleId === id &&
      ids.has(item.employeeId),
  };
}

/** What the bell and the letter say of them. */
export const toldOf = (items: readonly TaskItem[]): (TaskTold & { aboutId: string | null })[] =>
  tasksOf(items).flatMap((task) => {
    const kind = kindOf(task);
    const { count, until, name, role, employeeId: aboutId } = task;
    return kind === null ? [] : [{ kind, count, until, name, role, aboutId }];
  });

function kindOf({ kind, isOwn, planId }: Task): TaskTold['kind'] | null {
  if (kind === 'waits') return null;
  if (kind === 'askAgain' || kind === 'changed') return kind;
  if (kind !== 'plan') return isOwn ? 'own' : kind;
  if (!isOwn) return 'planLed';
  return planId ? 'planSteps' : 'planBegin';
}
