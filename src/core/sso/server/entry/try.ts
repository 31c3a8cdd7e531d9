import type { SsoSeen } from '#core/sso/contract/sso.ts';
import type { SsoAttempt } from '#core/sso/server/identity-queries.ts';
import {
  type ConnectionRow,
  findTest,
  keepSeen,
  listRules,
  noteTried,
} from '#core/sso/server/queries.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import type { Redirect } from '#platform/server/http/call.ts';
import type { Visitor } from './begin.ts';
import { decide } from './decide.ts';
import type { SsoTrouble } from './oidc/trouble.ts';
import { getComingEmployee, getEntrant } from './queries.ts';
import { refuse } from './refuse.ts';
import type { Claims, SaidByProvider } from './rules/claims.ts';
import { rolesByRules } from './rules/roles.ts';
import type { Candidate } from './rules/who.ts';

/** What a try from the settings shows: nobody is signed in, and nothing changes. */

const nobody: SsoSeen = {
  failure: null,
  detail: null,
  claimList: [],
  subject: null,
  email: null,
  name: null,
  hasFactor: false,
  person: null,
  roleList: [],
  refusal: null,
};

export async function keepWhatCame(
  { context, request }: Visitor,
  {
    connection,
    attempt,
    ...came
  }: { connection: ConnectionRow; attempt: SsoAttempt; said: SaidByProvider; claims: Claims },
): Promise<Redirect> {
  const { database, now } = context;
  await withBrand({ database, brandId: attempt.brandId }, async (scope) => {
    const testId = attempt.testId ?? '';
    const test = await findTest(scope, testId);
    if (!test) return;
    const { subject, email, name, hasFactor } = came.said;
    const who = await decide(scope, connection, came);
    const found =
      'is' in who ? await describe(scope, who.is, { connection, said: came.said }) : who;
    const told = { claimList: listed(came.claims), subject, email, name, hasFactor };
    await keepSeen(scope, testId, { ...nobody, ...told, ...found });
    const version = test.connectionVersion;
    await noteTried(scope, { id: connection.id, version, now: now() });
  });
  return refuse(request, 'tried');
}

export async function keepTrouble(
  { context }: Visitor,
  { testId, brandId }: SsoAttempt,
  { failure, detail }: SsoTrouble,
): Promise<void> {
  await withBrand({ database: context.database, brandId }, (scope) =>
    keepSeen(scope, testId ?? '', { ...nobody, failure, detail }),
  );
}

/** Who it would be, and with which roles. */
async function describe(
  scope: Scope,
  { membershipId, employeeId }: Candidate,
  { connection, said }: { connection: ConnectionRow; said: SaidByProvider },
): Promise<Pick<SsoSeen, 'person' | 'roleList'>> {
  const { usesRules, allowAdmin, id } = connection;
  const member = membershipId
    ? await getEntrant(scope, membershipId)
    : {
        ...(await getComingEmployee(scope, employeeId ?? '')),
        roles: ['ROLE_EMPLOYEE' as const],
        rolesFrom: usesRules ? ('rules' as const) : ('hand' as const),
      };
  const rules = usesRules ? await listRules(scope, [id]) : [];
  const due = usesRules && rolesByRules(member, { rules, groups: said.groups, allowAdmin });
  return {
    person: { name: shortName(member, scope.locale), email: member.email },
    roleList: due || [...member.roles],
  };
}

const mostClaims = 50;
const longest = 300;

/** What a token says of itself, and not of the person. */
const ofToken = ['iss', 'aud', 'azp', 'iat', 'nbf', 'exp', 'jti', 'nonce', 'at_hash', 's_hash'];

/** The claims as text, so that a super admin sees what their provider calls things. */
const listed = (claims: Claims): SsoSeen['claimList'] =>
  Object.entries(claims)
    .filter(([name]) => !ofToken.includes(name))
    .slice(0, mostClaims)
    .map(([name, value]) => ({
      name: name.slice(0, longest),
      value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longest),
    }));
