import type { Task } from '#contract/assessment/cycle/tasks.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import type { ListAsker } from './access.ts';
import { untilOf } from './present.ts';
import { countWaitingForHr, listWaitingLists, type WaitingRow } from './waiting-queries.ts';

/**
 * What waits for these people besides answering, by person, the nearest day first. Without what waits for HR:
 * that is nobody's own.
 */
export async function listTasks(
  scope: Scope,
  personIds: readonly string[],
  today: string,
): Promise<Map<string, Task[]>> {
  const byPerson = groupBy(
    await listWaitingLists(scope, personIds, today),
    ({ personId }) => personId ?? '',
  );
  return new Map([...byPerson].map(([id, waiting]) => [id, tasksOf(waiting, today)]));
}

/** The same for one caller, with what waits for HR where they are. */
export async function listOwnTasks(
  scope: Scope,
  { employeeId, isHr }: ListAsker,
  today: string,
): Promise<Task[]> {
  const own = employeeId
    ? ((await listTasks(scope, [employeeId], today)).get(employeeId) ?? [])
    : [];
  const ofHr = isHr ? await countWaitingForHr(scope, employeeId, today) : [];
  const added = ofHr.map(
    ({ cycleId, cycleName, dateStart, count }): Task => ({
      kind: 'approve',
      cycleId,
      employeeId: null,
      title: cycleName,
      until: untilOf({ chooseUntil: null, dateStart }, { isDeciding: true, today }),
      count,
    }),
  );
  return byDay([...own, ...added]);
}

/** One task per cycle and kind. */
function tasksOf(waiting: readonly WaitingRow[], today: string): Task[] {
  const groups = groupBy(waiting, ({ cycleId, kind }) => `${cycleId} ${kind}`);
  const tasks = [...groups.values()].flatMap((group): Task[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, cycleId, employeeId, cycleName } = first;
    return [
      {
        kind: kind === 'approve' ? 'approve' : 'choose',
        cycleId,
        employeeId: group.length === 1 ? employeeId : null,
        title: cycleName,
        until: untilOf(first, { isDeciding: kind === 'approve', today }),
        count: group.length,
      },
    ];
  });
  return byDay(tasks);
}

const byDay = (tasks: Task[]) => tasks.sort((a, b) => (a.until ?? '').localeCompare(b.until ?? ''));
