import type { Task, TaskKind } from '#core/cycle/contract/tasks.ts';
import type { ListAsker } from '#core/cycle/server/raters/access.ts';
import { untilOf } from '#core/cycle/server/raters/present.ts';
import {
  countWaitingForHr,
  isAmong,
  listWaitingLists,
  type Whose,
} from '#core/cycle/server/raters/waiting-queries.ts';
import { listTitlesToConfirm } from '#core/employee/server/position-wish-queries.ts';
import { type FollowUpTask, listFollowUpTasks } from '#core/follow-up/server/task-queries.ts';
import { listPlanTasks, type PlanTask } from '#core/plan/server/task-queries.ts';
import {
  type WaitingReport,
  waitingReportsOf,
} from '#core/report/server/sharing/waiting-reports.ts';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { listWishes, type WishTask } from './wish-queries.ts';
import { countSharedByHr, listReplacing, listReplacingOfHr, listTalks } from './work-queries.ts';

/** One list or report of a cycle that waits for somebody. */
export interface CycleItem {
  personId: string;
  kind: Exclude<TaskKind, 'waits' | 'plan' | 'wish' | FollowUpTask['kind']>;
  cycleId: string;
  cycleName: string;
  /** Whose list or report it is. */
  employeeId: string;
  name: string;
  role: AnonymousType | null;
  until: string | null;
  /** The questionary of a report that waits to be opened. Left out for lists. */
  questionaryId?: string;
}

/** What a development plan asks of somebody. */
export type PlanItem = PlanTask & { kind: 'plan' };
/** A position that somebody wants, for whoever of HR answers. */
export type WishItem = WishTask & { kind: 'wish'; until: null };
export type TaskItem = CycleItem | PlanItem | FollowUpTask | WishItem;

/** What these people have to do besides answering, by person: for the page of one as for the letters of all. */
export async function listTaskItems(
  scope: Scope,
  whose: Whose,
  today: string,
): Promise<Map<string, TaskItem[]>> {
  const lists = (await listWaitingLists(scope, whose, today)).map((one): CycleItem => {
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
    (one): CycleItem => ({ ...one, kind: 'replace' }),
  );
  const talks = (await listTalks(scope, whose)).map(
    (one): CycleItem => ({ ...one, kind: 'release', role: null }),
  );
  const isOneOfThem: Parameters<typeof listPlanTasks>[1] = (id) => isAmong(id, whose);
  const plans = whose.length === 0 ? [] : await listPlanTasks(scope, isOneOfThem, today);
  const again = whose.length === 0 ? [] : await listFollowUpTasks(scope, isOneOfThem, today);
  const ofPlans = plans.map((one): PlanItem => ({ ...one, kind: 'plan' }));
  const wishes = (await listWishes(scope, whose)).map(
    (one): WishItem => ({ ...one, kind: 'wish', until: null }),
  );
  return groupBy<TaskItem, string>(
    [...lists, ...replacing, ...talks, ...ofPlans, ...again, ...wishes],
    ({ personId }) => personId,
  );
}

export const isOwnChoice = ({ kind, employeeId, personId }: TaskItem): boolean =>
  kind === 'choose' && employeeId === personId;

const isOfPlan = (item: TaskItem): item is PlanItem => item.kind === 'plan';
const isWish = (item: TaskItem): item is WishItem => item.kind === 'wish';
const isAgain = (item: TaskItem): item is FollowUpTask =>
  item.kind === 'askAgain' || item.kind === 'changed';
export const isOfCycle = (item: TaskItem): item is CycleItem =>
  !isOfPlan(item) && !isAgain(item) && !isWish(item);

/** Nobody but the person learns that there is such a task: it would say that they have a plan, or asked again. */
export const isPrivate = (item: TaskItem): boolean => isOfPlan(item) || isAgain(item);

/** Whether a personal link shows the task: by link nobody hears of reports or plans, and nobody is HR. */
export const isByLink = (item: TaskItem): item is CycleItem =>
  isOfCycle(item) && item.kind !== 'release';

/** All tasks of these items, the nearest day first. */
export const tasksOf = (items: readonly TaskItem[]): Task[] =>
  inOrder([
    ...cycleTasksOf(items.filter(isOfCycle)),
    ...planTasksOf(items.filter(isOfPlan)),
    ...items.filter(isAgain).map(againTaskOf),
    ...wishTasksOf(items.filter(isWish)),
  ]);

/** One task per cycle and kind; what is to be replaced stands for itself. */
function cycleTasksOf(items: readonly CycleItem[]): Task[] {
  const groups = groupBy(items, (item) => {
    const { cycleId, kind, employeeId, role } = item;
    const isAlone = kind === 'replace' || isOwnChoice(item);
    return isAlone ? `${cycleId} ${kind} ${employeeId} ${role}` : `${cycleId} ${kind}`;
  });
  return [...groups.values()].flatMap((group): Task[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, cycleId, cycleName: title, role, questionaryId } = first;
    const until = group.map((one) => one.until).sort(byDay)[0] ?? null;
    const isOwn = isOwnChoice(first);
    const only = group.length === 1 && questionaryId ? { questionaryId } : {};
    return [{ kind, cycleId, title, isOwn, role, until, ...aboutOne(group), ...only }];
  });
}

/** How many there are, and whose it is where there is one. */
const aboutOne = (items: readonly Pick<CycleItem, 'employeeId' | 'name'>[]) => {
  const [only] = items.length === 1 ? items : [];
  return { employeeId: only?.employeeId ?? null, name: only?.name ?? null, count: items.length };
};

/** One's own plan, and one task for those of all whom one leads. */
function planTasksOf(items: readonly PlanItem[]): Task[] {
  const of = { kind: 'plan' as const, cycleId: null, title: '', role: null };
  const own = items.filter(({ what }) => what !== 'led');
  const led = items.filter(({ what }) => what === 'led');
  const tasks = own.map(
    ({ employeeId, name, planId, questionaryId, until, count }): Task => ({
      ...of,
      ...(planId && { planId }),
      ...(questionaryId && { questionaryId }),
      isOwn: true,
      employeeId,
      name,
      until,
      count,
    }),
  );
  const [first] = led;
  if (!first) return tasks;
  const { planId, until } = first;
  const only = led.length === 1 && planId ? { planId } : {};
  return [...tasks, { ...of, ...aboutOne(led), ...only, isOwn: false, until }];
}

const againTaskOf = ({ kind, questionaryId, employeeId, name, until }: FollowUpTask): Task => ({
  kind,
  cycleId: null,
  title: '',
  role: null,
  isOwn: true,
  questionaryId,
  employeeId,
  name,
  until,
  count: 1,
});

/** All that people want is one task. */
function wishTasksOf(items: readonly Pick<WishItem, 'employeeId' | 'name'>[]): Task[] {
  if (items.length === 0) return [];
  return [
    { ...ofSeveral, kind: 'wish', cycleId: null, title: '', until: null, ...aboutOne(items) },
  ];
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
  // Wishes come with HR's tasks below, as HR without an employee record has no items.
  const isOwn = isLink ? isByLink : (item: TaskItem) => !isWish(item);
  const own = tasksOf(items.filter(isOwn));
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
  const reports = (await countSharedByHr(scope, employeeId)).map((one) => ({
    ...one,
    kind: 'release' as const,
  }));
  const ofCycles = [
    ...lists,
    ...(await listReplacingTasks(scope, employeeId, today)),
    ...reports,
  ].map(({ cycleName: title, ...one }) => ({ ...one, title, ...ofSeveral }));
  return [...ofCycles, ...wishTasksOf(await listTitlesToConfirm(scope))];
}

/** One task for each cycle where HR should put in other raters, with for how many people, but for the reader (rule 129a). */
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
