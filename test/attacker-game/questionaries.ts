import { expect } from 'vitest';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { createPartialReport, getReport } from '#core/report/contract/report.ts';
import { createOne, formFrom, type formOf } from '#test/screen/questionary-form.ts';
import { testNow } from '#test/start/start-app.ts';
import { changesBefore } from './elsewhere.ts';
import { type Game, personOf, pick, raters, shuffled, token } from './game.ts';
import { note } from './note.ts';
import { recordOf } from './people.ts';

/** What HR may do with questionaries, and what it reads from their reports. */

/**
 * By default with three to five colleagues and up to two customers; now and then about one competence alone.
 * Undefined when it is refused.
 */
export async function start(
  game: Game,
  given?: string[],
  isAnonymous = true,
  dates: Pick<Parameters<typeof formOf>[1] & object, 'dateEnd' | 'askAgainWeeks'> = {},
): Promise<QuestionaryDetail | undefined> {
  if (game.answered.size === 3) return undefined;
  const [subject, supervisor] = game.people;
  const chosen = shuffled(game, raters(game));
  const colleagues = given ?? chosen.slice(0, 3 + Math.floor(game.random() * 3));
  const customers = given ? [] : chosen.slice(5, 5 + Math.floor(game.random() * 3));
  const made = await createOne(game.asking.house, game.asking.company, {
    ...dates,
    isAnonymous,
    competenceList: [...game.questions.keys()]
      .slice(game.random() < 0.2 ? 1 : 0)
      .map((id) => ({ id })),
    employeeList: [{ id: subject! }],
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
      ...customers.map((id) => ({ id, type: 'customer' as const })),
    ],
  });
  const body = { id: made.id, status: 'inwork' as const };
  const { status } = await game.asking.house.call(updateQuestionaryStatus, {
    token: token(game),
    body,
  });
  if (status !== 200) return undefined;
  game.open.push(made);
  game.answered.set(made.id, []);
  if (!isAnonymous) game.named.add(made.id);
  return made;
}

/** One that is not anonymous. */
export const startOpen = (game: Game, given?: string[]) => start(game, given, false);

const read = async (game: Game, { id }: Pick<QuestionaryDetail, 'id'>) =>
  (await game.asking.house.call(getQuestionary, { token: token(game), params: { id } })).body.data;

/** Whom it asks now. */
const askedIn = ({ asking }: Game, { id }: Pick<QuestionaryDetail, 'id'>) =>
  asking.query<{ id: string; type: string }>(
    `select p.employee_id as id, p.type from questionary_participant p
     join employee e on e.brand_id = p.brand_id and e.id = p.employee_id
     where p.questionary_id = $1 order by e.last_name, e.first_name, e.id`,
    [id],
  );

export async function add(
  game: Game,
  questionary = pick(game, game.open),
  id = pick(game, raters(game)),
): Promise<void> {
  if (!questionary || !id) return;
  const form = formFrom(await read(game, questionary));
  if (form.participantList.some((each) => each.id === id)) return;
  form.participantList.push({ id, type: 'colleague' });
  await game.asking.house.call(updateQuestionary, {
    token: token(game),
    body: { ...form, version: undefined },
  });
}

/** Mostly nothing, or one question of the first competence, or all of it. So every sheet speaks. */
function anyLeftOut(game: Game): string[] {
  const [[competenceId, questionIds] = ['', []]] = game.questions;
  const chance = game.random();
  if (chance < 0.1) return [competenceId];
  return chance < 0.2 ? questionIds.slice(0, 1) : [];
}

/** Somebody answers: the person themself, or HR where it reads their letters. */
export async function answer(
  game: Game,
  questionary = pick(game, game.open),
  given?: string,
  leftOut: readonly string[] = anyLeftOut(game),
): Promise<void> {
  const done = questionary && game.answered.get(questionary.id);
  if (!done) return;
  const left = (await askedIn(game, questionary)).filter(
    ({ id, type }) =>
      !['employee', 'supervisor'].includes(type) &&
      !done.some((each) => each.id === id) &&
      id === (given ?? id),
  );
  const rater = pick(game, left);
  if (!rater) return;
  const link = await invitationOf(game, rater.id, questionary.id);
  if (!link) return;
  const about = { questionaryId: questionary.id, employeeId: game.people[0]! };
  const { status } = await game.asking.fill(link, about, { cannotJudge: leftOut });
  expect(status).toBe(200);
  const byHr = game.borrowed.has(rater.id) || game.invented.has(rater.id);
  done.push({ id: rater.id, type: rater.type, byHr, leftOut });
  if (game.named.has(questionary.id)) game.openly.add(personOf(game, rater.id));
}

/** Somebody says that they can't assess, HR for those whose letters it reads; or HR excuses them, or not any more. */
export async function declineOne(game: Game, questionary = pick(game, game.open)): Promise<void> {
  if (!questionary) return;
  const { house } = game.asking;
  const rater = pick(game, await askedIn(game, questionary));
  if (!rater) return;
  const link = game.random() < 0.5 && (await invitationOf(game, rater.id, questionary.id));
  const [employeeId = ''] = game.people;
  if (link) {
    const body = { questionaryId: questionary.id, employeeId, reason: 'personal' as const };
    await house.call(decline, { token: link, body });
  } else {
    const body = { id: questionary.id, employeeId: rater.id, isExcused: game.random() < 0.8 };
    await house.call(excuse, { token: token(game), body });
  }
}

/** A link that opens this questionary, in the letters at the person's address of now, once all that wait are sent. */
async function invitationOf(game: Game, id: string, questionaryId: string) {
  const link = await linkThere(game, id, questionaryId);
  if (link) return link;
  await game.asking.work();
  return linkThere(game, id, questionaryId);
}

async function linkThere(
  game: Game,
  id: string,
  questionaryId: string,
): Promise<string | undefined> {
  const { asking } = game;
  const { email } = await recordOf(game, id);
  for (const mail of asking.box.to(email).reverse()) {
    const found = /testing\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
    if (!found) continue;
    const { status, body } = await asking.open(found);
    const rows = status === 200 ? body.data.assignmentList : [];
    if (rows.some((row) => row.questionaryId === questionaryId && row.status !== 'done')) {
      return found;
    }
  }
  return undefined;
}

/** The last day becomes today or another one; what is over cannot be reopened. */
export async function moveEnd(game: Game, questionary = pick(game, [...game.answered.keys()])) {
  if (!questionary) return;
  const form = formFrom(await read(game, { id: questionary }));
  const dateEnd = pick(game, [testNow.slice(0, 10), '2026-12-31'])!;
  const body = { ...form, dateEnd, version: undefined };
  const { status } = await game.asking.house.call(updateQuestionary, { token: token(game), body });
  if (!game.open.some(({ id }) => id === questionary)) expect(status).toBe(409);
}

export async function interim(game: Game, questionary = pick(game, game.open)) {
  if (!questionary) return;
  const made = await game.asking.house.call(createPartialReport, {
    token: token(game),
    body: { questionaryId: questionary.id },
  });
  if (made.status !== 200) return;
  const params = { questionaryId: questionary.id, employeeId: game.people[0]! };
  const passedParticipantCount = String(game.answered.get(questionary.id)!.length);
  const query = { passedParticipantCount };
  const { status, body } = await game.asking.house.call(getReport, {
    token: token(game),
    params,
    query,
  });
  if (status === 200) note(game, questionary, body.data);
}

/** Ends it now. */
export async function end(game: Game, questionary = pick(game, game.open)) {
  if (!questionary || !game.open.some(({ id }) => id === questionary.id)) return;
  const body = { id: questionary.id, status: 'archived' as const };
  expect(
    (await game.asking.house.call(updateQuestionaryStatus, { token: token(game), body })).status,
  ).toBe(200);
  await game.asking.work();
  await readReport(game, questionary);
}

/** It is over, and HR reads the report. */
export async function readReport(game: Game, questionary: QuestionaryDetail) {
  game.open = game.open.filter(({ id }) => id !== questionary.id);
  const params = { questionaryId: questionary.id, employeeId: game.people[0]! };
  const { status, body: reply } = await game.asking.house.call(getReport, {
    token: token(game),
    params,
  });
  if (status === 404) return expect(game.answered.get(questionary.id)).toEqual([]);
  note(game, questionary, reply.data);
  expect(reply.previous).toEqual(changesBefore(game, reply.data));
  game.reports.push(reply.data);
}
