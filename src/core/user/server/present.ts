import type { Doer } from '#core/audit/server/note.ts';
import { listSubordinates } from '#core/employee/server/leader/queries.ts';
import { userPolicy } from '#core/user/contract/policy/user.ts';
import type { User } from '#core/user/contract/user.ts';
import type { Permission, Role } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import type { T } from '#platform/texts/t.ts';
import { listUndeliveredLetters } from './letter-queries.ts';
import { getMember, type Member } from './member-queries.ts';

/** Who asks, what they may do, in what language, and when. */
export interface Asker {
  accountId: string;
  permissions: ReadonlySet<Permission>;
  t: T;
  now: Date;
  /** Where the call came from. Left out for what the clock does. */
  request?: Doer['request'];
}

export const namedRole = (id: Role, t: T) => ({ id, name: t(`role.${id}`) });

/** Users as the contract answers them. */
export async function presentUsers(
  scope: Scope,
  members: readonly Member[],
  { accountId, permissions, t }: Asker,
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
    const { accountId: ofUser, roles, createdAt, disabledByHand, superSince, ...shown } = member;
    const user = {
      ...shown,
      roles: roles.map((role) => namedRole(role as Role, t)),
      employeeList: (ledBy.get(member.employeeId ?? '') ?? []).map(
        ({ leaderId: _, ...one }) => one,
      ),
      createdAt: Math.floor(createdAt.getTime() / 1000),
      undelivered: undelivered.get(member.id) ?? null,
      current: ofUser === accountId,
    };
    return { ...user, can: verbsOf(userPolicy, permissions, user) };
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
