import { randomUUID } from 'node:crypto';
import { type Role, roles } from '#contract/access.ts';
import { createQuestionary, updateQuestionaryStatus } from '#contract/questionary.ts';
import { sendResult, testingStartEmployee } from '#contract/testing.ts';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { tasks } from '#server/tasks.ts';
import { insertInvitation } from '#server/testing/invitation-queries.ts';
import { makeInvitationToken } from '#server/testing/invitation-token.ts';
import { inBrand, makeCommonQuestion, makeCompany, makeMember, signIn } from '../factories.ts';
import type { TestApp } from '../start-app.ts';
import type { World } from './fixtures.ts';

export interface Made {
  world: World;
  /** A session in each role. The employee answers in the world's questionaries. */
  tokens: Record<Role, string>;
  /** A personal link's token for the questionary in work. */
  invitation: string;
}

/** A brand with a person in every role and a questionary in every state, made through the product. */
export async function makeWorld(house: TestApp, slug: string): Promise<Made> {
  const { database, now } = house.context;
  const company = await makeCompany(database, now(), { slug });
  const { brandId } = company;
  const [subjectId = '', answeringId = '', employeeId = ''] = company.people;
  const { tokens, accountId } = await signInAll(house, brandId, answeringId);

  const create = async () => {
    const body = {
      method: '90',
      type: 'surname',
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      employeeList: [{ id: subjectId }],
      competenceList: company.competenceIds.map((id) => ({ id })),
      participantList: [{ id: answeringId, type: 'supervisor' }],
    };
    const made = await house.call(createQuestionary, { token: company.hrToken, body });
    return made.body.data.id;
  };
  const toWork = async () => {
    const id = await create();
    const body = { id, status: 'inwork' };
    await house.call(updateQuestionaryStatus, { token: company.hrToken, body });
    return id;
  };
  const [createdId, inworkId, doneId] = [await create(), await toWork(), await toWork()];
  await answerAll(house, tokens.ROLE_EMPLOYEE, doneId, subjectId);
  await runDueJobs(house.context, tasks);

  const { token: invitation, tokenHash } = makeInvitationToken(brandId);
  await inBrand(database, brandId, (scope) =>
    insertInvitation(scope, { questionaryId: inworkId, employeeId: answeringId, tokenHash }),
  );
  const [competenceId = ''] = company.competenceIds;
  const { positionId, subdivisionId } = company;
  const commonQuestionId = await inBrand(database, brandId, (scope) => makeCommonQuestion(scope));
  const { membershipId: userId } = await inBrand(database, brandId, (scope) =>
    makeMember(scope, ['ROLE_EMPLOYEE']),
  );
  const world = {
    accountId,
    userId,
    employeeId,
    positionId,
    competenceId,
    subdivisionId,
    commonQuestionId,
    createdId,
    inworkId,
    subjectId,
    answeringId,
    doneId,
  };
  return { world, tokens, invitation };
}

async function signInAll({ context }: TestApp, brandId: string, answeringId: string) {
  const { database, now } = context;
  const tokens = {} as Record<Role, string>;
  let accountId = '';
  for (const role of roles) {
    const member = await inBrand(database, brandId, (scope) =>
      makeMember(scope, [role], role === 'ROLE_EMPLOYEE' ? { employeeId: answeringId } : {}),
    );
    ({ accountId } = member);
    tokens[role] = await signIn(database, member, now());
  }
  return { tokens, accountId };
}

/** Answers every question about that person with "always". */
async function answerAll(house: TestApp, token: string, questionaryId: string, subjectId: string) {
  const { body } = await house.call(testingStartEmployee, {
    token,
    query: { 'filterList[questionaryId]': questionaryId, 'filterList[employeeId]': subjectId },
  });
  await house.call(sendResult, {
    token,
    body: {
      questionaryId,
      sheetId: randomUUID(),
      answerList: body.data.competenceQuestionList.map(({ competenceId, questionList }) => ({
        competenceId,
        employeeId: subjectId,
        questionList: questionList.map(({ questionId }) => ({ id: questionId, answer: 1 })),
      })),
      commonAnswerList: [],
    },
  });
}
