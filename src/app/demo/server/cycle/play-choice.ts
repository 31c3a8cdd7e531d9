import type { DemoPerson } from '#app/demo/server/people.ts';
import { as } from '#app/demo/server/plans.ts';
import type { Stage } from '#app/demo/server/play.ts';
import { listRatersOf } from '#core/cycle/server/raters/rater-queries.ts';
import { openList, requireList } from '#core/cycle/server/raters/require-list.ts';
import { saveList } from '#core/cycle/server/raters/save-raters.ts';
import { spoken } from '#platform/contract/call/fields.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Choice, returnNote } from './cycle-plans.ts';

interface Chosen {
  cycleId: string;
  who: DemoPerson;
  choice: Choice;
}

/** Somebody chooses as far as they have come, and the manager says what they say. `at`: days from the first day. */
export async function playChoice(
  scope: Scope,
  stage: Pick<Stage, 'company' | 'timeZone' | 'random'>,
  { cycleId, who, choice }: Chosen,
  at: (days: number, hours: number) => Date,
): Promise<void> {
  if (choice === 'untouched') return;
  const { company, timeZone } = stage;
  const act = async (
    { id }: DemoPerson,
    action: 'save' | 'send' | 'approve' | 'return',
    raters?: ReturnType<typeof draw>,
  ) => {
    const now = at(action === 'save' || action === 'send' ? -8 : -7, 14);
    const found = await openList(
      scope,
      { cycleId, employeeId: who.id },
      {
        asker: { employeeId: id, isHr: false, isLink: false },
        lock: true,
        now,
        today: dateIn(timeZone, now),
      },
    );
    requireList(found, action);
    const saved = await listRatersOf(scope, [found.row]);
    const raterList = raters ?? saved.map(({ id: raterId, type }) => ({ id: raterId, type }));
    const note = action === 'return' ? spoken(returnNote, company.language) : undefined;
    const given = { version: found.row.version, raterList, action, note };
    await saveList(scope, found, given, { now, timeZone });
  };
  if (choice === 'begun') return act(who, 'save', draw(stage, who, [3, 1]));
  await act(who, 'send', draw(stage, who, choice === 'returned' ? [5, 0] : [5, 3]));
  const leader = company.people.find(({ login }) => login === 'manager')!;
  if (choice === 'returned') await act(leader, 'return');
  if (choice === 'approved') await act(leader, 'approve');
}

/** So many people of the team, and of other departments. Whoever tries a demo account is asked elsewhere. */
function draw(
  { company, random }: Pick<Stage, 'company' | 'random'>,
  who: DemoPerson,
  [colleagues, customers]: [number, number],
) {
  const free = company.people.filter((one) => one !== who && !one.login && !one.isLeader);
  const isNear = (one: DemoPerson) => one.department === who.department;
  return [
    ...as('colleague', random.some(free.filter(isNear), colleagues)),
    ...as(
      'customer',
      random.some(
        free.filter((one) => !isNear(one)),
        customers,
      ),
    ),
  ] as { id: string; type: 'colleague' | 'customer' }[];
}
