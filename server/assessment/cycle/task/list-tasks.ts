import type { Task, TaskKind } from '#contract/assessment/cycle/tasks.ts';
import type { AnonymousType } from '#contract/platform/rules/methods.ts';
import type { ListAsker } from '#server/assessment/cycle/raters/access.ts';
import { untilOf } from '#server/assessment/cycle/raters/present.ts';
import {
  countWaitingForHr,
  listWaitingLists,
  type Whose,
} from '#server/assessment/cycle/raters/waiting-queries.ts';
import {
  type WaitingReport,
  waitingReportsOf,
} from '#server/assessment/report/opening/waiting-reports.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { countReleasesOfHr, listReplacing, listReplacingOfHr, listTalks } from './work-queries.ts';

/** One list or report that waits for somebody. */
export interface TaskItem {
  personId: string;
  kind: Exclude<TaskKind, 'waits' | 'plan'>;
  cycleId: string;
  cycleName: string;
  /** Whose list or report it is. */
  employeeId: string;
  name: string;
  role: AnonymousType | null;
  until: string | null;
}

/** What these people have to do besides answering, by person: for the page of one as for the letters of all. */
export async function listTaskItems(
  scope: Scope,
  whose: Whose,
  today: string,
): Promise<Map<string, TaskItem[]>> {
  const lists = (await listWaitingLists(scope, whose, today)).map((one): TaskItem => {
    const isDeciding = one.kind === 'approve';
    return {
      ...one,
      personId: one.personId ?? '',
      kind: isDeciding ? 'approve' : 'choose',
      role: null,
      until: untilOf(one, { isDeciding, today }),
    };
  });
  const replacing = (await listReplacing(scope, whose, today)).map(
    (one): TaskItem => ({ ...one, kind: 'replace' }),
  );
  const talks = (await listTalks(scope, whose)).map(
    (one): TaskItem => ({ ...one, kind: 'release', role: null }),
  );
  return groupBy([...lists, ...replacing, ...talks], ({ personId }) => personId);
}

export const isOwnChoice = ({ kind, employeeId, personId }: TaskItem): boolean =>
  kind === 'choose' && employeeId === personId;

/** One task per cycle and kind; what is to be replaced stands for itself. The nearest day first. */
export function tasksOf(items: readonly TaskItem[]): Task[] {
  const groups = groupBy(items, (item) => {
    const { cycleId, kind, employeeId, role } = item;
    const isAlone = kind === 'replace' || isOwnChoice(item);
    return isAlone ? `${cycleId} ${kind} ${employeeId} ${role}` : `${cycleId} ${kind}`;
  });
  const tasks = [...groups.values()].flatMap((group): Task[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, cycleId, cycleName: title, employeeId, name, role } = first;
    const until = group.map((one) => one.until).sort(byDay)[0] ?? null;
    const one = group.length === 1 ? { employeeId, name } : { employeeId: null, name: null };
    const isOwn = isOwnChoice(first);
    return [{ kind, cycleId, title, isOwn, role, until, count: group.length, ...one }];
  });
  return inOrder(tasks);
}

/**
 * What waits for one caller, with what waits for HR where they are, and their own reports that aren't open yet. Reports
 * don't open by link, so a link says nothing of them.
 */
export async function listOwnTasks(
  scope: Scope,
  { employeeId, isHr, isLink }: ListAsker,
  today: string,
): Promise<Task[]> {
  const items = employeeId
    ? ((await listTaskItems(scope, [employeeId], today)).get(employeeId) ?? [])
    : [];
  const own = tasksOf(isLink ? items.filter(({ kind }) => kind !== 'release') : items);
  const ofHr = isHr ? await listTasksOfHr(scope, employeeId, today) : [];
  const waits =
    employeeId && !isLink
      ? (await waitingReportsOf(scope, employeeId, today)).flatMap((one) => waitsOf(one) ?? [])
      : [];
  return [...inOrder([...own, ...ofHr]), ...waits];
}

async function listTasksOfHr(
  scope: Scope,
  employeeId: string | null,
  today: string,
): Promise<Task[]> {
  const lists = (await countWaitingForHr(scope, employeeId, today)).map(
    ({ dateStart, ...one }) => ({
      ...one,
      kind: 'approve' as const,
      until: untilOf({ chooseUntil: null, dateStart }, { isDeciding: true, today }),
    }),
  );
  const reports = (await countReleasesOfHr(scope, employeeId)).map((one) => ({
    ...one,
    kind: 'release' as const,
  }));
  return [...lists, ...(await listReplacingTasks(scope, employeeId, today)), ...reports].map(
    ({ cycleName: title, ...one }) => ({
      ...one,
      title,
      ...ofSeveral,
    }),
  );
}

/** In which cycles, and for how many people, HR should put in another rater; nothing about the reader (rule 129a). */
async function listReplacingTasks(scope: Scope, readerId: string | null, today: string) {
  const lacking = (await listReplacingOfHr(scope, today)).filter(
    ({ employeeId }) => employeeId !== readerId,
  );
  return [...groupBy(lacking, ({ cycleId }) => cycleId).values()].flatMap((ofCycle) =>
    ofCycle.slice(0, 1).map(({ cycleId, cycleName, until }) => ({
      kind: 'replace' as const,
      cycleId,
      cycleName,
      until,
      count: ofCycle.length,
    })),
  );
}

const ofSeveral = { employeeId: null, name: null, role: null, isOwn: false };

const waitsOf = ({ cycle, until }: WaitingReport): Task | null =>
  cycle && { kind: 'waits', cycleId: cycle.id, title: cycle.name, until, count: 1, ...ofSeveral };

const never = '9999';
const byDay = (a: string | null, b: string | null) => (a ?? never).localeCompare(b ?? never);
const inOrder = (tasks: Task[]) => tasks.sort((a, b) => byDay(a.until, b.until));
