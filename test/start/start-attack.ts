import { beforeEach, expect } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { createPartialReport, getReport } from '#core/report/contract/report.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { highestMark } from '#platform/contract/rules/scale.ts';
import { inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import type { answersFor } from '#test/report/answers.ts';
import { createOne, formFrom, type formOf } from '#test/screen/questionary-form.ts';
import { testNow } from './start-app.ts';
import { startAsking } from './start-asking.ts';

type Given = Partial<ReturnType<typeof formOf>>;
type Rater = { id: string; type: ReviewerRole };
type Sheet = Omit<NonNullable<Parameters<typeof answersFor>[1]>, 'answer'>;

/** What a row shows of a role. */
type Seen = { mark: number; sheetCount: number } | undefined;

/** What everybody thinks of the person assessed, and what the one thinks whom HR is after. */
export const usualMark = 4;
export const victimsMark = 2;

/**
 * HR with all its rights against a company of `howMany` people: 0 is assessed, 1 supervises. What
 * HR is refused, and what a report does not show, is undefined. So an attack that fails comes to
 * nothing, wherever it is stopped. Call it at the top of a suite.
 */
export function startAttack(howMany = 13) {
  const asking = startAsking({ isEmpty: true });
  const { house } = asking;
  beforeEach(async () => {
    const { database } = house.context;
    asking.company = await makeCompany(database, new Date(testNow), { howMany });
  });
  const token = () => asking.company.hrToken;
  const person = (place: number) => asking.company.people[place]!;

  async function toWork(given: Given): Promise<QuestionaryDetail | undefined> {
    const { id } = await createOne(house, asking.company, given);
    const body = { id, status: 'inwork' as const };
    const reply = await house.call(updateQuestionaryStatus, { token: token(), body });
    expect([200, 409]).toContain(reply.status);
    await asking.work();
    return reply.status === 200 ? reply.body.data : undefined;
  }

  return {
    asking,
    person,
    as: (type: ReviewerRole, ...places: number[]): Rater[] =>
      places.map((place) => ({ id: person(place), type })),
    /** Asks these raters, and a supervisor, about person 0. Undefined where that is refused. */
    ask: (raters: readonly Rater[], given: Given = {}) =>
      toWork({
        dateEnd: '2026-08-31',
        participantList: [{ id: person(1), type: 'supervisor' }, ...raters],
        ...given,
      }),
    /** Asks more people. Whether that is taken. */
    async add(questionary: QuestionaryDetail, raters: readonly Rater[]): Promise<boolean> {
      const form = formFrom(questionary);
      const participantList = [...form.participantList, ...raters];
      const body = { ...form, participantList, version: undefined };
      const { status } = await house.call(updateQuestionary, { token: token(), body });
      expect([200, 409]).toContain(status);
      await asking.work();
      return status === 200;
    },
    /** These people give that mark to everything, by the links in their letters. */
    async answer(
      questionary: QuestionaryDetail | undefined,
      mark: number,
      people: readonly string[],
      sheet: Sheet = {},
    ): Promise<void> {
      if (!questionary) return;
      const given = { ...sheet, answer: highestMark + 1 - mark };
      for (const id of people) {
        const reply = await asking.answer(await asking.tokenOf(id), given, questionary.id);
        expect(reply.status).toBe(200);
      }
    },
    /** What an interim report shows now. */
    async interim(questionary: QuestionaryDetail, answered: number, subject = person(0)) {
      const body = { questionaryId: questionary.id };
      expect((await house.call(createPartialReport, { token: token(), body })).status).toBe(200);
      const { body: reply } = await house.call(getReport, {
        token: token(),
        params: { questionaryId: questionary.id, employeeId: subject },
        query: { passedParticipantCount: String(answered) },
      });
      return reply.data;
    },
    /** Ends it. What its report shows, if there is one. */
    async end(questionary: QuestionaryDetail | undefined, subject = person(0)) {
      if (!questionary) return undefined;
      const body = { id: questionary.id, status: 'archived' as const };
      expect((await house.call(updateQuestionaryStatus, { token: token(), body })).status).toBe(
        200,
      );
      await asking.work();
      const params = { questionaryId: questionary.id, employeeId: subject };
      const { status, body: reply } = await house.call(getReport, { token: token(), params });
      expect([200, 404]).toContain(status);
      return status === 200 ? reply.data : undefined;
    },
    /** Time passes, and HR signs in again. */
    async wait(days: number): Promise<void> {
      const moment = new Date(house.context.now().getTime() + days * 24 * 60 * 60 * 1000);
      house.setNow(moment.toISOString());
      const { database } = house.context;
      const hr = await inBrand(database, asking.company.brandId, (scope) =>
        makeMember(scope, ['ROLE_HR']),
      );
      asking.company = { ...asking.company, hrToken: await signIn(database, hr, moment) };
    },
    /** A new record with the names of another, spelled so, and a mailbox that HR reads. Its id. */
    async makeNamesake(of: string, spell = (name: string) => name): Promise<string> {
      const [names] = await asking.query<{ first: string; last: string }>(
        'select first_name as first, last_name as last from employee where id = $1',
        [of],
      );
      const { positionId, subdivisionId } = asking.company;
      const { status, body } = await house.call(employeeCalls.create, {
        token: token(),
        body: {
          firstName: spell(names!.first),
          lastName: names!.last,
          email: `second.${of}@example.ru`,
          locale: 'ru',
          positionId,
          subdivisionId,
          inCompany: '2020-02-03',
          inPosition: '2021-03-01',
        },
      });
      expect(status).toBe(200);
      return body.data.id;
    },
  };
}

/** What the row of a competence shows of a role, whatever it stands together with. */
export const seen = (
  content: ReportContent | undefined,
  type: ReviewerRole,
  competenceId?: string,
): Seen =>
  content?.competenceMarkList
    .find((row) => row.competenceId === (competenceId ?? row.competenceId))
    ?.participantList.find(({ types }) => types.includes(type));

/**
 * The mean mark of those who are behind one number and not behind the other. Undefined where a
 * number is missing, and where both are of as many.
 */
export function difference(more: Seen, fewer: Seen): number | undefined {
  if (!more || !fewer || more.sheetCount === fewer.sheetCount) return undefined;
  const count = more.sheetCount - fewer.sheetCount;
  return (more.mark * more.sheetCount - fewer.mark * fewer.sheetCount) / count;
}
