import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  answerAgain,
  chooseFollowUp,
  getAskedAgain,
  getFollowUp,
} from '#core/follow-up/contract/follow-up.ts';
import type { ChangeAnswer } from '#core/follow-up/contract/rules/follow-up.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { comeBack } from '#test/start/beginnings.ts';
import { startAttack, usualMark } from '#test/start/start-attack.ts';

const once = { attempt: 1, isLast: false };
export const lastDay = '2026-06-30';
/** Five weeks after the last day. */
export const askDay = '2026-08-04';
export const untilDay = '2026-08-17';

interface Said {
  answers?: readonly ChangeAnswer[];
  sentence?: string;
  sheetId?: string;
}

/**
 * A company in which person 0 was assessed by a supervisor, person 1, and by others, and may choose what they are asked
 * again. Call it at the top of a suite.
 */
export function startAgain(howMany = 9) {
  const attack = startAttack(howMany);
  const { asking, person, as, ask, answer } = attack;
  const { house } = asking;
  const roster = () => as('colleague', 2, 3, 4, 5);
  const again = {
    ...attack,
    roster,
    morning: asking.morning,
    /** The clock looks what is to be asked and what is over. */
    tick: () => tasks['follow-ups'](house.context, {}, once),
    /** A session of that person, signed in now. */
    sessionOf: (employeeId: string, roles?: Role[], subordinateIds?: string[]) =>
      comeBack(house.context, asking.company, employeeId, roles, subordinateIds),
    /** The assessment is over: everybody has answered but these places. */
    async assessed(silent: readonly number[] = [], given: Parameters<typeof ask>[1] = {}) {
      const raters = given.participantList ? [] : roster();
      const questionary = await ask(raters, { dateEnd: lastDay, askAgainWeeks: 5, ...given });
      expect(questionary).toBeDefined();
      const places = [0, 1, 2, 3, 4, 5].filter((place) => !silent.includes(place));
      await answer(questionary, usualMark, places.map(person));
      await again.morning(addDays(lastDay, 1));
      return questionary as QuestionaryDetail;
    },
    async read(questionary: Pick<QuestionaryDetail, 'id'>, token: string, about = 0) {
      const query = { questionaryId: questionary.id, employeeId: person(about) };
      const { status, body } = await house.call(getFollowUp, { token, query });
      expect(status).toBe(200);
      return body.data;
    },
    /** The person assessed chooses the first so many of what is offered. */
    async choose(questionary: Pick<QuestionaryDetail, 'id'>, howMany = 1, about = 0) {
      house.setNow('2026-07-25T09:00:00Z');
      const token = await again.sessionOf(person(about));
      const found = await again.read(questionary, token, about);
      const questionIds =
        found?.offerList.slice(0, howMany).map(({ questionId }) => questionId) ?? [];
      const body = { questionaryId: questionary.id, questionIds, version: found?.version };
      const reply = await house.call(chooseFollowUp, { token, body });
      expect(reply.status).toBe(200);
      return questionIds;
    },
    asked: async (token: string) =>
      (await house.call(getAskedAgain, { token })).body.data.askedList,
    /** Answers by the link of that person's newest letter. */
    async say(place: number, { answers, sentence = '', sheetId = randomUUID() }: Said = {}) {
      const token = await asking.tokenOf(person(place));
      const [found] = await again.asked(token);
      const body = {
        questionaryId: found?.questionaryId ?? randomUUID(),
        employeeId: found?.employeeId ?? randomUUID(),
        sheetId,
        answerList: (found?.questionList ?? []).map(({ questionId }, at) => ({
          questionId,
          answer: answers?.[at] ?? ('more' as const),
        })),
        sentence,
      };
      const reply = await house.call(answerAgain, { token, body });
      return { ...reply, sent: body, token };
    },
    /** How many letters of this kind went to the person at that place. */
    letters: async (place: number) => {
      const [{ count } = { count: 0 }] = await asking.query<{ count: number }>(
        `select count(*)::int as count from delivery d join employee e on e.email = d.recipient
         where e.id = $1 and d.type = 'followUp'`,
        [person(place)],
      );
      return count;
    },
  };
  return again;
}
