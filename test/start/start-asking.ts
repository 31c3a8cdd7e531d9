import { beforeEach } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { openSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import {
  type Assignment,
  sendResult,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { getReport } from '#core/report/contract/report.ts';
import { type Company, inBrand, makeCompany, makeOpenQuestion } from '#test/factories.ts';
import { startMailbox, tokenIn } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from './start-app.ts';

interface SheetRow {
  id: string;
  subjectId: string;
  respondent_id: string | null;
  sealed: Uint8Array;
  brandId: string;
}

/**
 * Before each test, makes two companies, one of them with a 360 in work. Person 0 is assessed, 1 is
 * the supervisor, 2 to 4 are colleagues. All are invited by real mails. Call it at the top of a
 * suite, with `isEmpty` where each test makes a company of its own.
 */
export function startAsking({ isEmpty = false } = {}) {
  const box = startMailbox();
  const house = startApp(box.env);
  const asking = {
    house,
    box,
    company: {} as Company,
    questionary: {} as QuestionaryDetail,
    query: async <R extends object>(text: string, values: unknown[] = []) =>
      (await house.context.database.pool.query<R>(text, values)).rows,
    work: (how: { makesPdfs?: boolean } = {}) => runDueJobs(house.context, tasks, how),
    /** The morning of that day, for people and for the clock: what is over ends, and letters go. */
    morning: async (day: string): Promise<void> => {
      house.setNow(`${day}T09:00:00Z`);
      for (const task of ['end-questionaries', 'follow-ups'] as const) {
        await tasks[task](house.context, {}, { attempt: 1, isLast: false });
        await asking.work();
      }
    },
    /** The token of the link in the newest mail to that person. */
    tokenOf: async (employeeId: string | undefined): Promise<string> => {
      const [person] = await asking.query<{ email: string }>(
        'select email from employee where id = $1',
        [employeeId],
      );
      return tokenIn(box.to(person!.email).at(-1));
    },
    open: (token: string) => house.call(testingStart, { query: { token } }),
    /** Opens the link and answers all questions, of a questionary: the current one unless given. */
    answer: async (token: string, given?: Parameters<typeof answersFor>[1], which?: string) => {
      const questionaryId = which ?? asking.questionary.id;
      const { body } = await asking.open(token);
      const isAsked = (row: Assignment) =>
        row.questionaryId === questionaryId && row.status !== 'done';
      const [employeeId = ''] = body.data.assignmentList
        .filter(isAsked)
        .map((row) => row.employeeId);
      return asking.fill(token, { questionaryId, employeeId }, given);
    },
    /** Answers all questions about somebody. */
    fill: async (
      token: string,
      { questionaryId, employeeId }: { questionaryId: string; employeeId: string },
      given?: Parameters<typeof answersFor>[1],
    ) => {
      const query = {
        'filterList[questionaryId]': questionaryId,
        'filterList[employeeId]': employeeId,
      };
      const asked = await house.call(testingStartEmployee, { token, query });
      return house.call(sendResult, { token, body: answersFor(asked.body.data, given) });
    },
    /** The current questionary's, opened. */
    sheets: async () => {
      const { id: questionaryId } = asking.questionary;
      const rows = await asking.query<SheetRow>(
        `select id, subject_id as "subjectId", respondent_id, sealed, brand_id as "brandId"
         from sheet where questionary_id = $1`,
        [questionaryId],
      );
      return Promise.all(
        rows.map(async ({ id, respondent_id, sealed, brandId, subjectId }) => {
          const key = await inBrand(house.context.database, brandId, (scope) =>
            loadSheetKey(scope, house.context.keyring, { questionaryId, subjectId }),
          );
          const place = { brandId, questionaryId, subjectId, sheetId: id };
          return { id, respondent_id, ...openSheet(sealed, key, place) };
        }),
      );
    },
    /** HR archives the current questionary. Returns the report about person 0. */
    report: async () => {
      const { hrToken: token, people } = asking.company;
      const { id } = asking.questionary;
      const body = { id, status: 'archived' as const };
      const { status } = await house.call(updateQuestionaryStatus, { token, body });
      if (status !== 200) throw new Error(`not archived: ${status}`);
      await asking.work();
      const params = { questionaryId: id, employeeId: people[0]! };
      return (await house.call(getReport, { token, params })).body.data;
    },
    /** Ends the current questionary without reports, so that another about the same person may go to work. */
    over: () =>
      asking.query(`update questionary set status = 'archived', done_at = null where id = $1`, [
        asking.questionary.id,
      ]),
    /** Starts another questionary and sends its invitations. From here on it is the current one. */
    start: async (given: Parameters<typeof startOne>[2] = {}) => {
      asking.questionary = await startOne(house, asking.company, given);
      await asking.work();
      return asking.questionary;
    },
  };
  beforeEach(async () => {
    house.setNow(testNow);
    box.mails.length = 0;
    const { database } = house.context;
    await makeCompany(database, new Date(testNow));
    if (isEmpty) return;
    asking.company = await makeCompany(database, new Date(testNow));
    await inBrand(database, asking.company.brandId, async (scope) => {
      await makeOpenQuestion(scope, { isRequired: true });
      await makeOpenQuestion(scope, { type: 'rating' });
    });
    await asking.start();
  });
  return asking;
}
