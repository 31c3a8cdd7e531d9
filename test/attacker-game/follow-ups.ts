import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  answerAgain,
  chooseFollowUp,
  getAskedAgain,
  getFollowUp,
} from '#core/follow-up/contract/follow-up.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { comeBack, enter } from '#test/start/beginnings.ts';
import { type Game, pick, shuffled, unknown } from './game.ts';
import { recordOf } from './people.ts';
import { answer, readReport, start } from './questionaries.ts';

/** Raters are asked again whether anything changed (rules 229 and 230), and what HR learns from the words. */

const lastDay = '2026-06-30';
const askAgainWeeks = 5;

/** What happens on the mornings of these days. */
const days = {
  ended: addDays(lastDay, 1),
  chosen: addDays(lastDay, askAgainWeeks * 7 - 10),
  asked: addDays(lastDay, askAgainWeeks * 7),
  reminded: addDays(lastDay, askAgainWeeks * 7 + 11),
  over: addDays(lastDay, askAgainWeeks * 7 + 14),
};

/** One who has answered again, and of which behaviours they could say something. */
interface Said {
  id: string;
  byHr: boolean;
  couldSay: boolean[];
}

export interface Round {
  questionary: QuestionaryDetail;
  said: Said[];
}

type Moment = keyof typeof days;

/** That morning. People sign in again. */
export async function until(game: Game, moment: Moment): Promise<void> {
  const { asking } = game;
  await asking.morning(days[moment]);
  const { token: hrToken } = await enter(asking.house.context, asking.company, ['ROLE_HR']);
  asking.company = { ...asking.company, hrToken };
}

/** These raters have answered, the person has read the report and chosen one to three behaviours. */
export async function choose(game: Game, raters: readonly string[]): Promise<Round> {
  const questionary = await start(game, [...raters], true, { dateEnd: lastDay, askAgainWeeks });
  for (const id of raters) await answer(game, questionary, id, []);
  await until(game, 'ended');
  await readReport(game, questionary!);
  await until(game, 'chosen');
  const again = { questionary: questionary!, said: [] };
  const token = await ownSession(game);
  const { offerList = [], version } = (await read(game, again)) ?? {};
  const body = {
    questionaryId: questionary!.id,
    questionIds: shuffled(game, offerList)
      .slice(0, pick(game, [1, 2, 3]))
      .map(({ questionId }) => questionId),
    version,
  };
  expect((await game.asking.house.call(chooseFollowUp, { token, body })).status).toBe(200);
  return again;
}

const ownSession = ({ asking, people }: Game) =>
  comeBack(asking.house.context, asking.company, people[0]!);

async function read(game: Game, { questionary }: Round) {
  const query = { questionaryId: questionary.id, employeeId: game.people[0]! };
  const token = await ownSession(game);
  return (await game.asking.house.call(getFollowUp, { token, query })).body.data;
}

/** Somebody answers by their letter: the person themself, or HR where it reads what comes to their address. */
export async function say(
  game: Game,
  { questionary, said }: Round,
  id: string,
  given?: 'more' | 'none',
): Promise<void> {
  const letter = await letterTo(game, questionary, id);
  if (!letter) return;
  const answers = letter.asked.questionList.map(
    () => given ?? pick(game, ['more', 'more', 'same', 'less', 'none'] as const)!,
  );
  const body = {
    questionaryId: questionary.id,
    employeeId: letter.asked.employeeId,
    sheetId: randomUUID(),
    answerList: letter.asked.questionList.map(({ questionId }, at) => ({
      questionId,
      answer: answers[at]!,
    })),
    sentence: game.random() < 0.5 ? `Слово ${said.length}` : '',
  };
  const { status } = await game.asking.house.call(answerAgain, { token: letter.token, body });
  expect(status).toBe(200);
  said.push({ id, byHr: letter.byHr, couldSay: answers.map((one) => one !== 'none') });
}

/** The newest letter that asks them: at their address of now, or at that which HR took from them. */
async function letterTo(game: Game, { id: questionaryId }: QuestionaryDetail, id: string) {
  const { asking, borrowed, invented } = game;
  const { email } = await recordOf(game, id);
  const isHrs = borrowed.has(id) || invented.has(id);
  for (const [address, byHr] of [[email, isHrs] as const, [borrowed.get(id), false] as const]) {
    for (const mail of address ? asking.box.to(address).reverse() : []) {
      const token = /testing\/again\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
      if (!token) continue;
      const { status, body } = await asking.house.call(getAskedAgain, { token });
      const asked =
        status === 200 && body.data.askedList.find((one) => one.questionaryId === questionaryId);
      if (asked) return { token, asked, byHr };
    }
  }
  return undefined;
}

/** It is over: what the person reads, and so HR where it reads over their shoulder. */
export async function tell(game: Game, again: Round): Promise<void> {
  await until(game, 'over');
  const { result } = (await read(game, again)) ?? {};
  for (const [place, { word }] of (result?.behaviourList ?? []).entries())
    if (word !== 'few')
      game.told.push(
        unknown(
          game,
          again.said.filter(({ couldSay }) => couldSay[place]),
        ),
      );
  if (result && result.sentenceList.length > 0) game.told.push(unknown(game, again.said));
}
