import { dateIn } from '#contract/platform/rules/dates.ts';
import type { Whose } from '#server/assessment/cycle/raters/waiting-queries.ts';
import { queueDeliveries } from '#server/company/delivery/outbox.ts';
import { notifyOfTasks } from '#server/company/notification/notify.ts';
import type { TaskTold } from '#server/company/notification/spell-tasks.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { takeTold } from './digest-queries.ts';
import { keyOf } from './digest-rules.ts';
import { listTaskItems, type TaskItem, tasksOf } from './list-tasks.ts';

interface Clock {
  now: Date;
  /** The brand's. */
  timeZone: string;
}

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
  const recipients = told.map(({ employeeId, email }) => ({
    email,
    payload: { employeeId },
    key: `tasks:${employeeId}:${email}`,
  }));
  await queueDeliveries(scope, 'tasks', recipients, now);
  const itemsOf = new Map(people);
  const news = told.flatMap(({ employeeId }) => {
    const [first, ...others] = toldOf(itemsOf.get(employeeId) ?? []);
    const taskList = first && ([first, ...others] as const);
    return taskList ? [{ employeeId, values: { taskList } }] : [];
  });
  await notifyOfTasks(scope, news, now);
  return recipients.length;
}

/** The same of those of these people who have something to do that is so. */
export async function tellWaiting(
  scope: Scope,
  { whose, wanted }: { whose: Whose; wanted: (item: TaskItem) => boolean },
  how: How,
): Promise<number> {
  const found = await listTaskItems(scope, whose, dateIn(how.timeZone, how.now));
  const people = [...found].filter(([, items]) => items.some(wanted));
  return people.length > 0 ? tellTasks(scope, people, how) : 0;
}

/** Reminds those who choose or approve the lists of these people of a cycle, who had no letter of tasks today. */
export function remindOfLists(
  scope: Scope,
  { id }: { id: string },
  subjects: readonly { employeeId: string }[],
  clock: Clock,
): Promise<number> {
  const ids = new Set(subjects.map(({ employeeId }) => employeeId));
  const wanted = ({ kind, cycleId, employeeId }: TaskItem) =>
    (kind === 'choose' || kind === 'approve') && cycleId === id && ids.has(employeeId);
  return tellWaiting(scope, { whose: 'everybody', wanted }, clock);
}

/** What the bell and the letter say of them. */
export const toldOf = (items: readonly TaskItem[]): TaskTold[] =>
  tasksOf(items).flatMap(({ kind, isOwn, count, until, name, role }) =>
    kind === 'waits' || kind === 'plan'
      ? []
      : [{ kind: isOwn ? 'own' : kind, count, until, name, role }],
  );
