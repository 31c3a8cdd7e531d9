import { expect, test } from 'vitest';
import type { Role } from '#platform/contract/call/access.ts';
import { inBrand, makeMember } from '#test/factories.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Taking access away while the report is made does not make anybody count (decision 020). */
const asking = startAsking();
const { house, query, tokenOf } = asking;

const person = (place: number) => asking.company.people[place]!;
const giveAccess = (roles: Role[]) =>
  inBrand(house.context.database, asking.company.brandId, (scope) =>
    makeMember(scope, roles, { employeeId: person(4) }),
  );

/** How many of the three colleagues the final report shows. T is 3. */
async function shownAtTheEnd() {
  for (const place of [2, 3, 4]) {
    expect((await asking.answer(await tokenOf(person(place)))).status).toBe(200);
  }
  const report = await asking.report();
  const groups = report.competenceMarkList[0]!.participantList;
  return groups.filter(({ types }) => types.includes('colleague')).map((one) => one.sheetCount);
}

test('a colleague who opens no report counts', async () => {
  await giveAccess(['ROLE_EMPLOYEE']);
  expect(await shownAtTheEnd()).toEqual([3]);
});

test('somebody disabled while the report is made still does not count', async () => {
  const { membershipId } = await giveAccess(['ROLE_HR']);
  await query('update membership set disabled = true where id = $1', [membershipId]);
  expect(await shownAtTheEnd()).toEqual([]);
});

test('somebody who could open it when asked never counts, whatever they may do later', async () => {
  await asking.over();
  const { membershipId } = await giveAccess(['ROLE_ADMIN']);
  await asking.start();
  await query(`update membership set roles = '{ROLE_EMPLOYEE}' where id = $1`, [membershipId]);
  expect(await shownAtTheEnd()).toEqual([]);
});
