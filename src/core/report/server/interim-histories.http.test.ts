import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { sendResult } from '#core/answering/contract/answering.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { createPartialReport, getReport } from '#core/report/contract/report.ts';
import type { Method } from '#platform/contract/rules/methods.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeCompetence,
  makeMember,
  makePerson,
} from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { someOf } from '#test/how-long.ts';
import type { AnswerStep, OutputStep, Person } from '#test/report/fixtures/history.ts';
import { nine } from '#test/report/fixtures/nine.ts';
import { shape } from '#test/report/fixtures/shape.ts';
import { readVectors, type Vector } from '#test/report/fixtures/vectors.ts';
import { formFrom, startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

/** The histories of interim reports, played by the calls that HR and the raters make. */
const house = startApp();

type Due = Vector['outputs'][number];

interface Played {
  company: Company;
  competences: Awaited<ReturnType<typeof makeCompetence>>[];
  questionary: QuestionaryDetail;
  subject: string;
  /** Who answers, in the order of the history. */
  people: { id: string; type: Person['type'] }[];
  answers: number;
}

const inCompany = <R>({ brandId }: Company, work: Parameters<typeof inBrand<R>>[2]) =>
  inBrand(house.context.database, brandId, work);

/** The company of a history, and its questionary in work. */
async function begin(history: Vector): Promise<Played> {
  const company = await makeCompany(house.context.database, new Date(testNow), {
    anonymityThreshold: history.anonymityThreshold,
    howMany: 2,
  });
  const [subject = '', silent = ''] = company.people;
  const competences = await inCompany(company, async (scope) => {
    const made: Played['competences'] = [];
    for (const { name, questions } of history.competences) {
      const texts = Array.from({ length: questions }, (_, at) => ({ ru: `${name} q${at}` }));
      made.push(await makeCompetence(scope, { ru: name }, texts));
    }
    return made;
  });
  const played = { company, competences, subject, people: [] as Played['people'], answers: 0 };
  for (const each of history.people) played.people.push(await join(played, each));
  const questionary = await startOne(house, company, {
    method: String(history.method) as Method,
    isAnonymous: history.isAnonymous,
    smallGroups: history.smallGroups ?? 'joined',
    employeeList: [{ id: subject }],
    competenceList: competences.map(({ id }) => ({ id })),
    participantList: [
      // Never answers, so that the last answer of a history does not end it.
      { id: silent, type: 'supervisor' },
      ...played.people.filter(({ type }) => type !== 'employee'),
    ],
  });
  return { ...played, questionary };
}

/** Somebody of the company; the subject themself, where it is the self-assessment. */
async function join(
  { company, subject }: Pick<Played, 'company' | 'subject'>,
  { type, accessHolder }: Person,
) {
  if (type === 'employee') return { id: subject, type };
  return inCompany(company, async (scope) => {
    const id = await makePerson(scope, company);
    if (accessHolder) await makeMember(scope, ['ROLE_HR'], { employeeId: id });
    return { id, type };
  });
}

const hr = ({ company }: Played) => ({ token: company.hrToken });

async function add(played: Played, person: Person) {
  const { body } = await house.call(getQuestionary, {
    ...hr(played),
    params: { id: played.questionary.id },
  });
  const added = await join(played, person);
  played.people.push(added);
  const form = formFrom(body.data);
  form.participantList = form.participantList.filter(({ type }) => type !== 'employee');
  form.participantList.push(added);
  expect((await house.call(updateQuestionary, { ...hr(played), body: form })).status).toBe(200);
}

async function answer(played: Played, step: AnswerStep) {
  const { company, questionary, competences, subject, people } = played;
  const employeeId = people[step.answer]!.id;
  const { token, tokenHash } = makeInvitationToken(company.brandId);
  await inCompany(company, (scope) => insertInvitation(scope, { employeeId, tokenHash }));
  const body = {
    questionaryId: questionary.id,
    sheetId: randomUUID(),
    answerList: competences.map(({ id, questionIds }, competence) => ({
      competenceId: id,
      employeeId: subject,
      questionList: questionIds.map((question, at) => ({
        id: question,
        answer: step.answers[competence]![at],
      })),
    })),
    commonAnswerList: [],
  };
  expect((await house.call(sendResult, { token, body })).status).toBe(200);
  played.answers += 1;
}

/** The report as HR reads it. Before the first answer there is none, and it is as good as what is `due`. */
async function output(played: Played, { output: kind }: OutputStep, due: unknown) {
  const { id } = played.questionary;
  const params = { questionaryId: id, employeeId: played.subject };
  if (kind === 'final') {
    const body = { id, status: 'archived' };
    await house.call(updateQuestionaryStatus, { ...hr(played), body });
    await runDueJobs(house.context, tasks);
    return shape((await house.call(getReport, { ...hr(played), params })).body.data);
  }
  const made = await house.call(createPartialReport, {
    ...hr(played),
    body: { questionaryId: id },
  });
  // Only where nobody has answered yet is there no report.
  if (made.status === 409 && played.answers === 0) return due;
  const query = { passedParticipantCount: String(made.body.data[0]!.passedParticipantCount) };
  return shape((await house.call(getReport, { ...hr(played), params, query })).body.data);
}

/** Common questions are a company's, and these companies have none. */
const told = readVectors('report-histories.json').filter(
  ({ steps, commonQuestions }) =>
    commonQuestions === undefined &&
    steps.some((step) => 'output' in step && step.output === 'interim'),
);

/** `npm test` plays every third; arithmetic alone works out all of them in both. */
const some = told.filter((_, at) => at % 3 === 0);

test.each(someOf(told, some))('$name', async (history) => {
  const played = await begin(history);
  const outputs: unknown[] = [];
  for (const step of history.steps) {
    if ('add' in step) await add(played, step.add);
    else if ('answer' in step) await answer(played, step);
    else if ('output' in step)
      outputs.push(await output(played, step, history.outputs[outputs.length]));
  }
  expect(nine(outputs)).toEqual(nine(history.outputs.map(asFirstMade)));
});

/** At an unchanged number of answers HR is given the report that there is. */
const asFirstMade = (due: Due, at: number, all: readonly Due[]): Due =>
  all.slice(0, at).find((earlier) => isSame(earlier, due)) ?? due;

const isSame = (one: Due, other: Due) =>
  one.kind === other.kind && one.passedParticipantCount === other.passedParticipantCount;
