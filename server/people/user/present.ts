import type { User } from '#contract/people/user.ts';
import type { Role } from '#contract/platform/call/access.ts';
import type { T } from '#i18n/t.ts';
import { listSubordinates } from '#server/people/leader/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { listUndeliveredLetters } from './letter-queries.ts';
import { getMember, type Member } from './member-queries.ts';

/** Who asks, in what language, and when. */
export interface Asker {
  accountId: string;
  t: T;
  now: Date;
}

export const namedRole = (id: Role, t: T) => ({ id, name: t(`role.${id}`) });

/** Users as the contract answers them. */
export async function presentUsers(
  scope: Scope,
  members: readonly Member[],
  { accountId, t }: Asker,
): Promise<User[]> {
  const led = await listSubordinates(
    scope,
    members.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const undelivered = await listUndeliveredLetters(
    scope,
    members.map(({ id }) => id),
  );
  const ledBy = groupBy(led, ({ leaderId }) => leaderId);
  return members.map((member) => {
    const { accountId: ofUser, roles, createdAt, disabledByHand, ...shown } = member;
    return {
      ...shown,
      roles: roles.map((role) => namedRole(role as Role, t)),
      employeeList: (ledBy.get(member.employeeId ?? '') ?? []).map(
        ({ leaderId: _, ...one }) => one,
      ),
      createdAt: Math.floor(createdAt.getTime() / 1000),
      undelivered: undelivered.get(member.id) ?? null,
      current: ofUser === accountId,
    };
  });
}

export async function getUser(scope: Scope, id: string, asker: Asker): Promise<User> {
  return presentUser(scope, await getMember(scope, id), asker);
}

async function presentUser(scope: Scope, member: Member, asker: Asker): Promise<User> {
  const [user] = await presentUsers(scope, [member], asker);
  return user as User;
}

/** 409 with the user who has the e-mail, so that the form can offer to edit them (rule 6). */
export async function alreadyMember(scope: Scope, member: Member, asker: Asker): Promise<Failure> {
  return new Failure('conflict', {
    issues: [{ path: 'email', key: 'userMessages.alreadyMember' }],
    data: await presentUser(scope, member, asker),
  });
}
