import { beforeAll, expect, test } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { type DirectoryVerb, directoryPolicy } from '#core/directory/contract/policy/directory.ts';
import { positionCalls } from '#core/directory/contract/position.ts';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { openQuestionCalls } from '#core/open-question/contract/open-question.ts';
import { insertFirstQuestions } from '#core/open-question/server/first-questions.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** What `can` says of an entry of a directory, and what the server does when it is asked. */

const house = startApp();
let own: Company;
const tokens = {} as Record<Role, string>;
const employeeIds = {} as Record<Role, string>;

/** Each role has somebody with an employee record who signs in, and can be asked about. */
beforeAll(async () => {
  own = await makeCompany(house.context.database, house.context.now(), { howMany: 7 });
  await inBrand(house.context.database, own.brandId, insertFirstQuestions);
  for (const [at, role] of roles.entries()) {
    const employeeId = own.people[at]!;
    employeeIds[role] = employeeId;
    tokens[role] = (await enter(house.context, own, [role], { employeeId })).token;
  }
});

const doers = ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_HR'] as const;
const listOf = async (token: string) =>
  new Map(
    (await house.call(employeeCalls.list, { token, query: {} })).body.data.map((row) => [
      row.id,
      row,
    ]),
  );

test.each(doers.flatMap((by) => roles.map((of) => ({ by, of }))))(
  '$by deletes $of exactly if `can` says so',
  async ({ by, of }) => {
    const id = employeeIds[of];
    const rows = await listOf(tokens[by]);
    const { can } = rows.get(id) ?? {};
    const params = { id };
    // Nobody is deleted for good here: what is refused is refused before anything changes.
    if (!can?.includes('delete')) {
      const { status } = await house.call(employeeCalls.delete, { token: tokens[by], params });
      expect(status).toBe(rows.has(id) ? 409 : 404);
    }
    const isPlain = of === 'ROLE_MANAGER' || of === 'ROLE_EMPLOYEE';
    expect(can).toEqual(
      of !== by && (isPlain || by === 'ROLE_SUPER_ADMIN') ? ['update', 'delete'] : ['update'],
    );
  },
);

test.each(doers)('whom %s may delete is deleted', async (by) => {
  const id = own.people[6]!;
  const { pool } = house.context.database;
  await pool.query('update employee set deleted_at = null where id = $1', [id]);
  expect((await listOf(tokens[by])).get(id)?.can).toContain('delete');
  const { status } = await house.call(employeeCalls.delete, { token: tokens[by], params: { id } });
  expect(status).toBe(200);
});

test.each([
  ['competence', competenceCalls],
  ['position', positionCalls],
  ['subdivision', subdivisionCalls],
] as const)('a %s is archived and brought back as `can` says', async (kind, calls) => {
  const token = own.hrToken;
  const read = async () => {
    const { data } = (await house.call(calls.list, { token, query: { withArchived: 'true' } }))
      .body;
    return data[0]!;
  };
  const { id, can } = await read();
  const copied: DirectoryVerb[] = kind === 'subdivision' ? [] : ['copy'];
  expect(can).toEqual(['update', ...copied, 'archive', 'delete']);
  for (const verb of ['archive', 'restore'] as const) {
    const before = await read();
    expect(before.can).toContain(verb);
    const { data } = (await house.call(calls[verb], { token, params: { id } })).body;
    expect(data).toEqual(await read());
    expect(data.can).not.toContain(verb);
    // Once more changes nothing, and says so.
    expect((await house.call(calls[verb], { token, params: { id } })).body.data).toEqual(data);
    expect(directoryPolicy(kind)[verb].when(data)).toBe(false);
    for (const role of ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const) {
      const refused = await house.call(calls[verb], { token: tokens[role], params: { id } });
      expect(refused.status).toBe(403);
    }
  }
});

test('an open question is neither archived nor copied', async () => {
  const { data } = (await house.call(openQuestionCalls.list, { token: own.hrToken })).body;
  expect(data.map(({ can }) => can)).toEqual(data.map(() => ['update', 'delete']));
});
