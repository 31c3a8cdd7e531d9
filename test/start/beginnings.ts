import type { Role } from '#platform/contract/call/access.ts';
import type { Context } from '#platform/server/context.ts';
import {
  type Company,
  inBrand,
  type Member,
  makeCompany,
  makeMember,
  signIn,
} from '#test/factories.ts';

/** What tests of one company begin with: another company beside it, and people who sign in. */

type House = Pick<Context, 'database' | 'now'>;
type Given = Parameters<typeof makeCompany>[2];

/** The company under test, and one of whose data it must never see anything. */
export async function makeTwoCompanies(
  { database, now }: House,
  own: Given = {},
  other: Given = {},
): Promise<{ own: Company; other: Company }> {
  return {
    own: await makeCompany(database, now(), own),
    other: await makeCompany(database, now(), other),
  };
}

/** Makes a member of the company, as `makeMember` does, and starts a session of theirs. */
export async function enter(
  { database, now }: House,
  { brandId }: { brandId: string },
  roles: readonly Role[],
  given: Parameters<typeof makeMember>[2] = {},
): Promise<Member & { token: string }> {
  const member = await inBrand(database, brandId, (scope) => makeMember(scope, roles, given));
  return { ...member, token: await signIn(database, member, now()) };
}

/** A session of that employee, who becomes a member of the company unless they are one. */
export async function comeBack(
  { database, now }: House,
  { brandId }: { brandId: string },
  employeeId: string,
  roles: readonly Role[] = ['ROLE_EMPLOYEE'],
  subordinateIds: string[] = [],
): Promise<string> {
  const member = await inBrand(database, brandId, async (scope) => {
    const { rows } = await scope.tx.$client.query<Omit<Member, 'brandId'>>(
      'select id as "membershipId", account_id as "accountId" from membership where employee_id = $1',
      [employeeId],
    );
    const [known] = rows;
    return known ? { ...known, brandId } : makeMember(scope, roles, { employeeId, subordinateIds });
  });
  return signIn(database, member, now());
}
