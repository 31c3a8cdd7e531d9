import { tasks } from '#app/server/start/tasks.ts';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import {
  createQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { getImportedList, importReports } from '#core/report/contract/imported-report.ts';
import type { Company } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { keepClosed, keepReport } from '#test/report/kept-report.ts';
import type { TestApp } from '#test/start/start-app.ts';
import { importedFile } from './bodies.ts';

/**
 * Makes a questionary in every status about the first of the people, and two earlier reports. The
 * token is the second one's, who answers.
 */
export async function makeQuestionaries(house: TestApp, company: Company, token: string) {
  const [subjectId = ''] = company.people;
  const made = await createAll(house, company);
  await answerAll(house, token, made.answeredId, subjectId);
  await answerAll(house, token, made.doneId, subjectId);
  await runDueJobs(house.context, tasks);
  const earlier = await keepReport(house, company, {
    employeeId: subjectId,
    createdAt: '2025-06-30T21:00:00.000Z',
  });
  const later = await keepReport(house, company, { employeeId: subjectId });
  // Nobody is reminded on the day of their invitation (rule 58).
  await house.context.database.pool.query(
    `update questionary_participant set invited_at = invited_at - interval '1 day'
     where brand_id = $1`,
    [company.brandId],
  );
  const { answerList } = await askFor(house, token, made.inworkId, subjectId);
  const comparedIds = [later.questionaryId, earlier.questionaryId] as const;
  const closed = async () =>
    (await keepClosed(house, company, { employeeId: subjectId })).questionaryId;
  const closedIds = [await closed(), await closed()] as const;
  return { ...made, answerList, comparedIds, closedIds };
}

async function createAll(house: TestApp, { people, competenceIds, hrToken }: Company) {
  const create = async (raters = [people[1] ?? '']) => {
    const body = {
      method: '90',
      type: 'surname',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      employeeList: [{ id: people[0] ?? '' }],
      competenceList: competenceIds.map((id) => ({ id })),
      participantList: raters.map((id) => ({ id, type: 'supervisor' })),
    };
    const made = await house.call(createQuestionary, { token: hrToken, body });
    return made.body.data.id;
  };
  const toWork = async (raters?: string[]) => {
    const id = await create(raters);
    const body = { id, status: 'inwork' };
    await house.call(updateQuestionaryStatus, { token: hrToken, body });
    return id;
  };
  return {
    createdId: await create(),
    unusedId: await create(),
    inworkId: await toWork(),
    answeredId: await toWork(people.slice(1, 3)),
    doneId: await toWork(),
  };
}

async function answerAll(house: TestApp, token: string, questionaryId: string, subjectId: string) {
  await house.call(sendResult, {
    token,
    body: await askFor(house, token, questionaryId, subjectId),
  });
}

/** Returns answers to every question about that person, all "always". */
async function askFor(house: TestApp, token: string, questionaryId: string, subjectId: string) {
  const { body } = await house.call(testingStartEmployee, {
    token,
    query: { 'filterList[questionaryId]': questionaryId, 'filterList[employeeId]': subjectId },
  });
  return answersFor(body.data, { answer: 1 });
}

/** Brings in a report of each of two years. */
export async function bringIn(house: TestApp, token: string, email = '') {
  await house.call(importReports, { token, body: {}, file: importedFile(email, '2023', '2024') });
  const { body } = await house.call(getImportedList, { token });
  const [later = '', earlier = ''] = body.data.map(({ questionaryId }) => questionaryId);
  return [later, earlier] as const;
}
