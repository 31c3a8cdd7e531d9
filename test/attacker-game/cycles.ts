import { expect } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { saveRaters } from '#core/cycle/contract/raters.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { holdReport, shareReport } from '#core/report/contract/report.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { inBrand } from '#test/factories.ts';
import { type Game, pick, raters, shuffled, token } from './game.ts';

/**
 * What HR may do with cycles. Person 0 is assessed and chooses, person 1 leads them and approves, both by the links of
 * their letters.
 */

type Asked = Pick<Game, 'asking'>;
type Rater = BodyInput<typeof saveRaters>['raterList'][number];
type Saving = Pick<BodyInput<typeof saveRaters>, 'action' | 'note'>;

/** A link such as the letters to this person hold. */
export const linkTo = (
  { asking }: { asking: Pick<Game['asking'], 'house' | 'company'> },
  employeeId: string,
): Promise<string> =>
  inBrand(asking.house.context.database, asking.company.brandId, async (scope) => {
    const made = makeInvitationToken(asking.company.brandId);
    await insertInvitation(scope, { employeeId, tokenHash: made.tokenHash });
    return made.token;
  });

const subjectOf = ({ asking }: Asked) => asking.company.people[0]!;
const leaderOf = ({ asking }: Asked) => asking.company.people[1]!;
const dayOf = ({ asking }: Asked) => asking.house.context.now().toISOString().slice(0, 10);

/** A cycle in which person 0 chooses today, to answer from tomorrow on. Returns its id. */
export async function beginCycle(
  game: Asked,
  given: Partial<BodyInput<typeof createCycle>> = {},
): Promise<string> {
  const { house } = game.asking;
  const role = { min: 0, max: 12 };
  const body = {
    name: 'Весна',
    chooseUntil: dayOf(game),
    dateStart: addDays(dayOf(game), 1),
    dateEnd: addDays(dayOf(game), 60),
    limits: { colleague: role, customer: role, subordinate: role },
    ...given,
  };
  const made = await house.call(createCycle, { token: token(game), body });
  expect(made.status).toBe(200);
  const { id } = made.body.data;
  const people = { employeeIdList: [subjectOf(game)] };
  await house.call(addSubjects, { token: token(game), params: { id }, body: people });
  const began = { id, status: 'nominating' as const };
  expect((await house.call(updateCycleStatus, { token: token(game), body: began })).status).toBe(
    200,
  );
  return id;
}

const paramsOf = (game: Asked, id: string) => ({ id, employeeId: subjectOf(game) });

/** Saves the list of person 0 as somebody with this token. */
export const saveList = (
  game: Asked,
  id: string,
  bearer: string,
  {
    colleagues,
    customers = [],
    ...saving
  }: Saving & { colleagues: readonly string[]; customers?: readonly string[] },
) => {
  const as = (type: Rater['type'], ids: readonly string[]): Rater[] =>
    ids.map((rater) => ({ id: rater, type }));
  const [supervisor] = as('supervisor', [leaderOf(game)]);
  const listed = [...as('colleague', colleagues), ...as('customer', customers)];
  const raterList = saving.action === 'add' ? listed : [supervisor!, ...listed];
  return game.asking.house.call(saveRaters, {
    token: bearer,
    params: paramsOf(game, id),
    body: { raterList, ...saving },
  });
};

export const many = (game: Asked, id: string, action: 'leaveOut' | 'takeBack' | 'approve') =>
  game.asking.house.call(manySubjects, {
    token: token(game),
    params: { id },
    body: { action, employeeIdList: [subjectOf(game)] },
  });

/** Person 0 sends this list, and person 1 approves it. */
export async function agree(game: Asked, id: string, colleagues: readonly string[]) {
  expect(await sends(game, id, colleagues)).toBe(200);
  await approves(game, id, colleagues);
}

async function sends(game: Asked, id: string, colleagues: readonly string[]): Promise<number> {
  const own = await linkTo(game, subjectOf(game));
  return (await saveList(game, id, own, { colleagues, action: 'send' })).status;
}

async function approves(game: Asked, id: string, colleagues: readonly string[]) {
  const leader = await linkTo(game, leaderOf(game));
  expect((await saveList(game, id, leader, { colleagues, action: 'approve' })).status).toBe(200);
}

/** Sends the cycle to work and comes to its first day. Undefined where person 0 doesn't go. */
export async function launch(game: Asked, id: string): Promise<QuestionaryDetail | undefined> {
  const { asking } = game;
  const body = { id, status: 'inwork' as const };
  const { status } = await asking.house.call(updateCycleStatus, { token: token(game), body });
  expect(status).toBe(200);
  await asking.work();
  return firstDayOf(game, id);
}

/** Comes to the first day of a cycle at work. Undefined where person 0 hasn't gone. */
export async function firstDayOf(game: Asked, id: string): Promise<QuestionaryDetail | undefined> {
  const { asking } = game;
  const [row] = await asking.query<{ id: string; day: string }>(
    'select id, date_start::text as day from questionary where cycle_id = $1',
    [id],
  );
  if (!row) return undefined;
  if (dayOf(game) < row.day) asking.house.setNow(`${row.day}T09:00:00Z`);
  // The clock finds what the wave left for that day.
  await tasks['invite-due'](asking.house.context, {}, { attempt: 1, isLast: false });
  await asking.work();
  const params = { id: row.id };
  return (await asking.house.call(getQuestionary, { token: token(game), params })).body.data;
}

/** What is sent may come back, be left out and taken back, before it is approved. */
async function hesitate(game: Game, id: string, colleagues: readonly string[]): Promise<void> {
  const also = pick(
    game,
    raters(game).filter((rater) => !colleagues.includes(rater)),
  )!;
  const own = await linkTo(game, subjectOf(game));
  await saveList(game, id, own, { colleagues: [...colleagues, also], action: 'send' });
  const bearer = game.random() < 0.5 ? token(game) : await linkTo(game, leaderOf(game));
  await saveList(game, id, bearer, { colleagues, action: 'return', note: 'Без одного' });
  if (game.random() > 0.5) return;
  await many(game, id, 'leaveOut');
  await many(game, id, 'takeBack');
}

/** By default with three to five colleagues. Undefined where they don't go to work. */
export async function startInCycle(
  game: Game,
  given?: readonly string[],
): Promise<QuestionaryDetail | undefined> {
  if (game.answered.size === 3) return undefined;
  const colleagues =
    given ?? shuffled(game, raters(game)).slice(0, 3 + Math.floor(game.random() * 3));
  const id = await beginCycle(game);
  if (game.random() < 0.5) await hesitate(game, id, colleagues);
  const status = await sends(game, id, colleagues);
  expect([200, 400]).toContain(status);
  // Somebody of them can't be asked about person 0 now (rule 122).
  if (status === 400) return undefined;
  await approves(game, id, colleagues);
  const made = await launch(game, id);
  if (!made) return undefined;
  game.open.push(made);
  game.answered.set(made.id, []);
  game.cycles.set(made.id, id);
  game.moves.add('launched');
  return made;
}

/** The approver or HR adds somebody to a list at work. */
export async function replace(
  game: Game,
  questionary = pick(game, game.open),
  id = pick(game, raters(game)),
): Promise<void> {
  const cycleId = questionary && game.cycles.get(questionary.id);
  if (!cycleId || !id) return;
  const bearer = game.random() < 0.5 ? token(game) : await linkTo(game, leaderOf(game));
  const { status } = await saveList(game, cycleId, bearer, { colleagues: [id], action: 'add' });
  if (status === 200) game.moves.add('replaced');
  await game.asking.work();
}

/** HR holds what is made, lets it go, or opens it. */
export async function openOne(game: Game): Promise<void> {
  const [questionaryId] = shuffled(game, [...game.cycles.keys()]);
  if (!questionaryId) return;
  const of = { questionaryId, employeeId: game.people[0]! };
  const { house } = game.asking;
  if (game.random() < 0.5) {
    const note = game.random() < 0.7 ? 'Потом' : null;
    await house.call(holdReport, { token: token(game), body: { ...of, note } });
  } else {
    const { status } = await house.call(shareReport, { token: token(game), body: of });
    if (status === 200) game.moves.add('opened');
  }
}
