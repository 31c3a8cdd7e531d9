import { keepTitleToConfirm } from '#core/employee/server/position-wish-queries.ts';
import { insertRun } from '#core/employee/server/run/queries.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { savePhoto } from '#core/profile/server/photo-queries.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeCompetence,
  makeMember,
  makeOpenQuestion,
  makePerson,
  makePosition,
  makeSubdivision,
  signIn,
} from '#test/factories.ts';
import { fakeOutbound } from '#test/fake/fake-outbound.ts';
import { pngOf, webp } from '#test/file/picture.ts';
import { type TestApp, testNow } from '#test/start/start-app.ts';
import { newLeaderEmail } from './bodies.ts';
import { makers } from './fixtures.ts';
import {
  makeJoiner,
  makeMover,
  makeSession,
  makeUnreached,
  makeVisitor,
  makeWaitingRights,
  setPassword,
  wantAnotherEmail,
} from './make-accounts.ts';
import { makeArchive, makeUnsentReport } from './make-leaving-reports.ts';
import { bringIn, makeQuestionaries } from './make-questionaries.ts';
import type { Ground, Made, World } from './world.ts';

/**
 * Makes a brand with a person in every role and a questionary in every status, using the product's
 * own calls.
 */
export async function makeWorld(house: TestApp, slug: string): Promise<Made> {
  const { database, now } = house.context;
  house.context.outbound = fakeOutbound();
  const company = await makeCompany(database, now(), { slug, share: 'anywhere', matrix: true });
  const { brandId, positionId, subdivisionId } = company;
  const [subjectId = '', answeringId = '', employeeId = '', leaderId = '', managerId = ''] =
    company.people;
  const [competenceId = ''] = company.competenceIds;
  const { tokens, accountId, membershipId } = await signInAll(house, brandId, {
    answeringId,
    leaderId,
    managerId,
  });
  await setPassword(house.context, accountId);
  const { unusedId, ...questionaries } = await makeQuestionaries(
    house,
    company,
    tokens.ROLE_EMPLOYEE,
  );
  const reportOf = { questionaryId: questionaries.doneId, employeeId: subjectId };
  const [subjectEmail = '', raterEmail = ''] = await emailsOf(house, brandId, [
    subjectId,
    answeringId,
  ]);
  const made = {
    slug,
    brandName: slug,
    accountId,
    employeeId,
    answeringId,
    positionId,
    subdivisionId,
    competenceId,
    subjectId,
    managerId,
    subjectEmail,
    raterEmail,
    photoHash,
    ...questionaries,
    ...(await inBrand(database, brandId, async (scope) => {
      await wantAnotherEmail(scope, accountId, now());
      await givePhoto(scope, subjectId);
      return {
        ...(await makePeople(scope, company, answeringId)),
        invitation: await invite(scope, brandId, answeringId),
        archiveId: await makeArchive(scope, membershipId, reportOf),
        openQuestionId: await makeOpenQuestion(scope),
        unused: { ...(await makeUnused(scope)), questionaryId: unusedId },
      };
    })),
    otherSessionId: await makeSession(house, { brandId, accountId }),
    ...(await makeVisitor(house, brandId)),
    newEmailToken: await makeMover(house, brandId),
    joinToken: await makeJoiner(house, brandId),
    ...(await makeWaitingRights(house, brandId, membershipId)),
    unreachedId: await makeUnreached(house, brandId),
    iconHash: await giveIcon(house.context, brandId),
    deliveryId: await makeUnsentReport(house, brandId, reportOf),
    notificationId: await firstNotification(house, tokens.ROLE_SUPER_ADMIN),
    importedIds: await bringIn(house, tokens.ROLE_HR, subjectEmail),
  };
  const ground = { ...made, house, company, membershipId, leaderId, tokens };
  const world = { ...made, ...(await makeRest(ground)) } as World;
  // Whoever is going to be invited today is not reminded (rule 58d).
  await database.pool.query(
    `update questionary_participant set due_at = due_at - interval '1 day' where brand_id = $1`,
    [brandId],
  );
  return { world, tokens };
}

/** What the subjects make, each in a transaction of its own. */
async function makeRest(ground: Ground): Promise<Partial<World>> {
  const { house, company } = ground;
  const parts: Partial<World> = {};
  for (const make of makers)
    Object.assign(
      parts,
      await inBrand(house.context.database, company.brandId, (scope) => make(scope, ground)),
    );
  return parts;
}

async function signInAll(
  { context }: TestApp,
  brandId: string,
  { answeringId, leaderId, managerId }: Record<'answeringId' | 'leaderId' | 'managerId', string>,
) {
  const { database, now } = context;
  const tokens = {} as Record<Role, string>;
  let [accountId, membershipId] = ['', ''];
  const people: Partial<Record<Role, string>> = {
    ROLE_EMPLOYEE: answeringId,
    ROLE_MANAGER: managerId,
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

/** Somebody who leads, somebody who has left, and an employee who is no user yet. */
async function makePeople(
  scope: Scope,
  { positionId, subdivisionId }: Company,
  subordinateId: string,
) {
  const place = { positionId, subdivisionId };
  const firedId = await makePerson(scope, { ...place, firedAt: '2026-06-01' });
  const { membershipId: userId } = await makeMember(scope, ['ROLE_EMPLOYEE'], {
    employeeId: await makePerson(scope, place),
    subordinateIds: [subordinateId],
  });
  await makePerson(scope, { ...place, email: newLeaderEmail });
  const counts = { created: 0, changed: 0, moved: 0, returned: 0, left: 0, unchanged: 1 };
  const run = { name: 'people.csv', accountId: null, at: new Date(testNow), counts, people: [] };
  const wisherId = await makePerson(scope, place);
  await keepTitleToConfirm(scope, {
    employeeId: wisherId,
    positionId: place.positionId,
    askedAt: new Date(testNow),
  });
  return { firedId, userId, wisherId, runId: await insertRun(scope, run) };
}

const makeUnused = async (scope: Scope) => ({
  positionId: await makePosition(scope),
  subdivisionId: await makeSubdivision(scope),
  competenceId: (await makeCompetence(scope)).id,
});

/** Returns the token of the link. */
async function invite(scope: Scope, brandId: string, employeeId: string): Promise<string> {
  const { token, tokenHash } = makeInvitationToken(brandId);
  await insertInvitation(scope, { employeeId, tokenHash });
  return token;
}

const photoHash = '0'.repeat(64);

const givePhoto = (scope: Scope, employeeId: string): Promise<void> =>
  savePhoto(scope, { employeeId, hash: photoHash }, { file: webp, type: 'image/webp' });

async function giveIcon({ database }: TestApp['context'], brandId: string): Promise<string> {
  const { rows } = await database.pool.query<{ hash: string }>(
    'update brand set icon = $1 where id = $2 returning icon_hash as hash',
    [pngOf(8, 8), brandId],
  );
  return rows[0]?.hash ?? '';
}

async function firstNotification(house: TestApp, token: string): Promise<string> {
  const { body } = await house.call(getNotificationList, { token });
  return body.data[0]?.id ?? '';
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
