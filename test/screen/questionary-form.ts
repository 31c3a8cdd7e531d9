import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { Company } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import type { TestApp } from '#test/start/start-app.ts';

type Form = Required<BodyInput<typeof createQuestionary>>;

/**
 * A form that may go to work: one subject, a supervisor, three colleagues, both competencies.
 * Override what the test is about.
 */
export function formOf(company: Company, given: Partial<Form> = {}): Form {
  const [subject, supervisor, ...colleagues] = company.people;
  return {
    method: '360',
    type: 'position',
    positionId: company.positionId,
    subdivisionId: null,
    dateStart: '2026-06-15',
    dateEnd: '2026-06-30',
    periodType: null,
    askAgainWeeks: null,
    isAnonymous: true,
    smallGroups: 'joined',
    employeeList: [{ id: subject! }],
    competenceList: company.competenceIds.map((id) => ({ id })),
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.slice(0, 3).map((id) => ({ id, type: 'colleague' as const })),
    ],
    ...given,
  };
}

/** The form that a client would send back for a saved questionary. */
export const formFrom = (detail: QuestionaryDetail) => ({
  id: detail.id,
  version: detail.version,
  method: detail.method,
  type: detail.type,
  positionId: detail.positionId,
  subdivisionId: detail.subdivisionId,
  dateStart: detail.dateStart,
  dateEnd: detail.dateEnd,
  periodType: detail.periodType,
  askAgainWeeks: detail.askAgainWeeks,
  isAnonymous: detail.isAnonymous,
  smallGroups: detail.smallGroups,
  employeeList: detail.employeeList.map(({ id }) => ({ id })),
  competenceList: detail.competenceList.map(({ id }) => ({ id })),
  participantList: detail.participantList.map(({ id, type }) => ({ id, type })),
});

/** Creates a questionary over HTTP. Throws the answer if it is refused. */
export async function createOne(house: TestApp, company: Company, given: Partial<Form> = {}) {
  const { status, body } = await house.call(createQuestionary, {
    token: company.hrToken,
    body: formOf(company, given),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Creates a questionary and sends it to work. */
export async function startOne(house: TestApp, company: Company, given: Partial<Form> = {}) {
  const { id } = await createOne(house, company, given);
  const { status, body } = await house.call(updateQuestionaryStatus, {
    token: company.hrToken,
    body: { id, status: 'inwork' },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}

/** Rows of the database, read as its owner. */
export async function formRowsOf<R>(
  house: TestApp,
  sql: string,
  ...values: unknown[]
): Promise<R[]> {
  return (await house.context.database.pool.query(sql, values)).rows as R[];
}

/** The waiting jobs of a questionary, in the order they were added. */
export const jobsOf = async ({ context }: TestApp, questionaryId: string) =>
  (await queuedJobs(context.database))
    .filter(({ payload }) => payload.questionaryId === questionaryId)
    .map(({ task, run_at, key }) => ({ task, runAt: run_at, key }));
