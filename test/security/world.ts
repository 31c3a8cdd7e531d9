import { randomUUID } from 'node:crypto';
import { type Role, roles } from '#contract/call/access.ts';
import { getNotificationList } from '#contract/notification.ts';
import { createQuestionary, updateQuestionaryStatus } from '#contract/questionary-change.ts';
import { getHistoryList, importHistory } from '#contract/report-history.ts';
import { type AnswerPayload, sendResult, testingStartEmployee } from '#contract/testing.ts';
import { openHandoff } from '#server/auth/open-session.ts';
import { hashPassword } from '#server/auth/password.ts';
import { hashToken } from '#server/auth/tokens.ts';
import { type Scope, withPossession } from '#server/db/scope.ts';
import { insertDeliveries } from '#server/delivery/queries.ts';
import { insertInvitation } from '#server/invitation/queries.ts';
import { makeInvitationToken } from '#server/invitation/token.ts';
import { savePhoto } from '#server/profile/photo-queries.ts';
import { insertArchive } from '#server/report/archive/queries.ts';
import { insertSending } from '#server/report/send/queries.ts';
import { makeToken } from '#server/reset/mailed-link.ts';
import { tasks } from '#server/start/tasks.ts';
import { keepPendingEmail } from '#server/user/account-queries.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { answersFor } from '../answers.ts';
import {
  type Company,
  inBrand,
  makeCommonQuestion,
  makeCompany,
  makeCompetence,
  makeMember,
  makePerson,
  makePosition,
  makeSubdivision,
  signIn,
} from '../factories.ts';
import { keepReport } from '../kept-report.ts';
import { pngOf, webp } from '../picture.ts';
import type { TestApp } from '../start-app.ts';
import { currentPassword, historyFile, newLeaderEmail } from './bodies.ts';

/** The entities of one brand that the requests are about. */
export interface World {
  slug: string;
  brandName: string;
  /** The super admin's account. A change of its e-mail waits for confirmation. */
  accountId: string;
  /** A session of the super admin on another device. */
  otherSessionId: string;
  /** A user who leads somebody, with no other part in these tests. */
  userId: string;
  /** A user whose letter about their access could not be delivered. */
  unreachedId: string;
  /** Another user, who has the fixtures' password, a session and a reset link. */
  email: string;
  sessionToken: string;
  handoffToken: string;
  resetToken: string;
  /** Confirms the new e-mail of one more user. */
  newEmailToken: string;
  /** Accepts the access that the brand gives to the account of another one. */
  joinToken: string;
  employeeId: string;
  /** Somebody who has left. */
  firedId: string;
  /** The employee who answers. */
  answeringId: string;
  positionId: string;
  competenceId: string;
  subdivisionId: string;
  commonQuestionId: string;
  /** Entities that nothing uses, so they can be deleted. */
  unused: {
    positionId: string;
    competenceId: string;
    subdivisionId: string;
    questionaryId: string;
  };
  /** In status created. */
  createdId: string;
  /** In work; the employee assesses `subjectId` there. */
  inworkId: string;
  subjectId: string;
  subjectEmail: string;
  /** Of the brand's icon. */
  iconHash: string;
  /** Of the subject's photo. */
  photoHash: string;
  raterEmail: string;
  /** Answers to every question about that subject. */
  answerList: AnswerPayload['answerList'];
  /** The token of the employee's link to it. */
  invitation: string;
  /** In work, where one of two has answered. */
  answeredId: string;
  /** Done, with a report about `subjectId`. */
  doneId: string;
  /** Two others with final 360 reports about `subjectId`, the later one first. */
  comparedIds: readonly [string, string];
  /** Two that were brought in, with a report about `subjectId` each. */
  historyIds: readonly [string, string];
  /** The super admin's, with that report. */
  archiveId: string;
  /** Tells the super admin of the done one. */
  notificationId: string;
  /** A report that was sent and did not arrive. */
  deliveryId: string;
}

export interface Made {
  world: World;
  /** The token of a session in each role. The employee answers in the world's questionaries. */
  tokens: Record<Role, string>;
}

/**
 * Makes a brand with a person in every role and a questionary in every status, using the product's
 * own calls.
 */
export async function makeWorld(house: TestApp, slug: string): Promise<Made> {
  const { database, now } = house.context;
  const company = await makeCompany(database, now(), { slug });
  const { brandId, positionId, subdivisionId } = company;
  const [subjectId = '', answeringId = '', employeeId = '', leaderId = ''] = company.people;
  const [competenceId = ''] = company.competenceIds;
  const { tokens, accountId, membershipId } = await signInAll(house, brandId, {
    answeringId,
    leaderId,
  });
  await setPassword(house.context, accountId);
  const questionaries = await makeQuestionaries(house, company);
  const { inworkId, answeredId, doneId } = questionaries;
  await answerAll(house, tokens.ROLE_EMPLOYEE, answeredId, subjectId);
  await answerAll(house, tokens.ROLE_EMPLOYEE, doneId, subjectId);
  await runDueJobs(house.context, tasks);
  const { questionaryId: earlierId } = await keepReport(house, company, {
    employeeId: subjectId,
    createdAt: '2025-06-30T21:00:00.000Z',
  });
  const { questionaryId: laterId } = await keepReport(house, company, { employeeId: subjectId });
  // Nobody is reminded on the day of their invitation (rule 58).
  await database.pool.query(
    `update questionary_participant set invited_at = invited_at - interval '1 day'
     where brand_id = $1`,
    [brandId],
  );
  const archiveId = randomUUID();
  const { token: invitation, tokenHash } = makeInvitationToken(brandId);
  const world = await inBrand(database, brandId, async (scope) => {
    await wantAnotherEmail(scope, accountId, now());
    await savePhoto(
      scope,
      { employeeId: subjectId, hash: photoHash },
      { file: webp, type: 'image/webp' },
    );
    const place = { positionId, subdivisionId };
    const firedId = await makePerson(scope, { ...place, firedAt: '2026-06-01' });
    const userRecord = {
      employeeId: await makePerson(scope, place),
      subordinateIds: [answeringId],
    };
    await makePerson(scope, { ...place, email: newLeaderEmail });
    await insertInvitation(scope, { employeeId: answeringId, tokenHash });
    const reportList = [{ questionaryId: doneId, employeeId: subjectId }];
    await insertArchive(scope, {
      id: archiveId,
      membershipId,
      locale: 'ru',
      reportList,
      state: 'done',
    });
    return {
      slug,
      brandName: slug,
      accountId,
      archiveId,
      employeeId,
      firedId,
      positionId,
      subdivisionId,
      competenceId,
      subjectId,
      answeringId,
      invitation,
      comparedIds: [laterId, earlierId] as const,
      ...questionaries,
      userId: (await makeMember(scope, ['ROLE_EMPLOYEE'], userRecord)).membershipId,
      commonQuestionId: await makeCommonQuestion(scope),
      unused: {
        positionId: await makePosition(scope),
        subdivisionId: await makeSubdivision(scope),
        competenceId: (await makeCompetence(scope)).id,
        questionaryId: questionaries.unusedId,
      },
    };
  });
  const given = await askFor(house, tokens.ROLE_EMPLOYEE, inworkId, subjectId);
  const told = await house.call(getNotificationList, { token: tokens.ROLE_SUPER_ADMIN });
  const emails = await emailsOf(house, brandId, [subjectId, answeringId]);
  return {
    world: {
      ...world,
      otherSessionId: await makeSession(house, { brandId, accountId }),
      ...(await makeVisitor(house, brandId)),
      newEmailToken: await makeMover(house, brandId),
      joinToken: await makeJoiner(house, brandId),
      unreachedId: await makeUnreached(house, brandId),
      iconHash: await giveIcon(house.context, brandId),
      photoHash,
      deliveryId: await makeUnsentReport(house, brandId, { questionaryId: doneId, subjectId }),
      notificationId: told.body.data[0]?.id ?? '',
      historyIds: await bringIn(house, tokens.ROLE_HR, emails[0]),
      subjectEmail: emails[0] ?? '',
      raterEmail: emails[1] ?? '',
      answerList: given.answerList,
    },
    tokens,
  };
}

/** Brings in a report of each of two years. */
async function bringIn(house: TestApp, token: string, email = '') {
  await house.call(importHistory, { token, body: {}, file: historyFile(email, '2023', '2024') });
  const { body } = await house.call(getHistoryList, { token });
  const [later = '', earlier = ''] = body.data.map(({ questionaryId }) => questionaryId);
  return [later, earlier] as const;
}

async function signInAll(
  { context }: TestApp,
  brandId: string,
  { answeringId, leaderId }: { answeringId: string; leaderId: string },
) {
  const { database, now } = context;
  const tokens = {} as Record<Role, string>;
  let [accountId, membershipId] = ['', ''];
  const people: Partial<Record<Role, string>> = {
    ROLE_EMPLOYEE: answeringId,
    ROLE_SUPER_ADMIN: leaderId,
  };
  for (const role of roles) {
    const employeeId = people[role];
    const member = await inBrand(database, brandId, (scope) =>
      makeMember(scope, [role], employeeId ? { employeeId } : {}),
    );
    if (role === 'ROLE_SUPER_ADMIN') ({ accountId, membershipId } = member);
    tokens[role] = await signIn(database, member, now());
  }
  return { tokens, accountId, membershipId };
}

async function makeQuestionaries(house: TestApp, { people, competenceIds, hrToken }: Company) {
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

async function giveIcon({ database }: TestApp['context'], brandId: string): Promise<string> {
  const { rows } = await database.pool.query<{ hash: string }>(
    'update brand set icon = $1 where id = $2 returning icon_hash as hash',
    [pngOf(8, 8), brandId],
  );
  return rows[0]?.hash ?? '';
}

const photoHash = '0'.repeat(64);
const passwordHash = hashPassword(currentPassword);

async function setPassword({ database }: TestApp['context'], accountId: string): Promise<void> {
  const change = 'update account set password_hash = $1 where id = $2';
  await database.pool.query(change, [await passwordHash, accountId]);
}

async function makeVisitor({ context }: TestApp, brandId: string) {
  const { database, now } = context;
  const email = `visitor-${randomUUID()}@fixture.example`;
  const expiresAt = new Date(now().getTime() + 60 * 60 * 1000);
  const { member, resetToken } = await inBrand(database, brandId, async (scope) => {
    const member = await makeMember(scope, ['ROLE_EMPLOYEE'], { email });
    const wanted = { accountId: member.accountId, purpose: 'reset', expiresAt } as const;
    return { member, resetToken: await makeToken(scope, wanted) };
  });
  await setPassword(context, member.accountId);
  const sessionToken = await signIn(database, member, now());
  const { accountId } = member;
  const handoffToken = await withPossession(database, { accountId }, (tx) =>
    openHandoff(tx, member, now()),
  );
  return { email, resetToken, sessionToken, handoffToken };
}

/** Signs the account in once more. Returns the id of the session. */
async function makeSession(
  { context: { database, now } }: TestApp,
  member: { brandId: string; accountId: string },
): Promise<string> {
  const tokenHash = hashToken(await signIn(database, member, now()));
  const { rows } = await database.pool.query('select id from session where token_hash = $1', [
    tokenHash,
  ]);
  return rows[0].id;
}

/** Makes a user whose new e-mail waits for confirmation. Returns the token of the link. */
async function makeMover({ context }: TestApp, brandId: string): Promise<string> {
  const { database, now } = context;
  return inBrand(database, brandId, async (scope) => {
    const { accountId } = await makeMember(scope, ['ROLE_EMPLOYEE']);
    const expiresAt = await wantAnotherEmail(scope, accountId, now());
    return makeToken(scope, { accountId, purpose: 'newEmail', expiresAt });
  });
}

async function makeUnreached({ context }: TestApp, brandId: string): Promise<string> {
  const email = `unreached-${randomUUID()}@fixture.example`;
  return inBrand(context.database, brandId, async (scope) => {
    const { membershipId } = await makeMember(scope, ['ROLE_EMPLOYEE'], { email });
    const id = randomUUID();
    await insertDeliveries(scope, [
      {
        id,
        channel: 'email',
        recipient: email,
        type: 'account',
        payload: { membershipId },
        state: 'refused',
      },
    ]);
    return membershipId;
  });
}

async function makeUnsentReport(
  { context }: TestApp,
  brandId: string,
  { questionaryId, subjectId }: { questionaryId: string; subjectId: string },
): Promise<string> {
  return inBrand(context.database, brandId, async (scope) => {
    const sendingId = await insertSending(scope, {
      questionaryId,
      employeeId: subjectId,
      passedParticipantCount: null,
      comparedQuestionaryId: null,
      text: '<p>x</p>',
      senderName: 'Ким Анна',
      senderEmail: 'sender@fixture.example',
      locale: 'ru',
      createdAt: context.now(),
    });
    const id = randomUUID();
    const recipient = 'reader@fixture.example';
    const sent = { id, channel: 'email', recipient, type: 'report', state: 'failed' } as const;
    await insertDeliveries(scope, [{ ...sent, payload: { sendingId } }]);
    return id;
  });
}

async function wantAnotherEmail(scope: Scope, accountId: string, now: Date): Promise<Date> {
  const pendingUntil = new Date(now.getTime() + 60 * 60 * 1000);
  const pendingEmail = `wanted-${randomUUID()}@fixture.example`;
  await keepPendingEmail(scope, accountId, { pendingEmail, pendingUntil });
  return pendingUntil;
}

async function emailsOf(
  { context }: TestApp,
  brandId: string,
  employeeIds: string[],
): Promise<string[]> {
  const { rows } = await context.database.pool.query<{ email: string }>(
    'select email from employee where brand_id = $2 and id = any($1) order by array_position($1, id)',
    [employeeIds, brandId],
  );
  return rows.map(({ email }) => email);
}

/** Returns answers to every question about that person, all "always". */
async function askFor(house: TestApp, token: string, questionaryId: string, subjectId: string) {
  const { body } = await house.call(testingStartEmployee, {
    token,
    query: { 'filterList[questionaryId]': questionaryId, 'filterList[employeeId]': subjectId },
  });
  return answersFor(body.data, { answer: 1 });
}

async function answerAll(house: TestApp, token: string, questionaryId: string, subjectId: string) {
  await house.call(sendResult, {
    token,
    body: await askFor(house, token, questionaryId, subjectId),
  });
}

/** Makes a user whose e-mail has an owner already. Returns the token of the link that accepts. */
async function makeJoiner({ context }: TestApp, brandId: string): Promise<string> {
  const { database, now } = context;
  const email = `joiner-${randomUUID()}@fixture.example`;
  await database.pool.query(
    `insert into account (id, email, first_name, last_name) values ($1, $2, 'Анна', 'Ким')`,
    [randomUUID(), email],
  );
  return inBrand(database, brandId, async (scope) => {
    const { accountId } = await makeMember(scope, ['ROLE_EMPLOYEE'], { email, waitsIn: brandId });
    const expiresAt = new Date(now().getTime() + 60 * 60 * 1000);
    return makeToken(scope, { accountId, purpose: 'join', expiresAt });
  });
}
