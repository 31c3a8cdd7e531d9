import { expect, test } from 'vitest';
import { loadReportReaders } from '#core/questionary/server/work/queries.ts';
import { getReport } from '#core/report/contract/report.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { type Role, roles } from '#platform/contract/call/access.ts';
import { inBrand, makePerson } from '#test/factories.ts';
import { someOf } from '#test/how-long.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';

/**
 * Anonymity depends on this: nobody who may open a report counts towards its threshold (rule 25).
 */
const asking = startAsking();
const { house } = asking;

const everySetOfRoles = Array.from({ length: 2 ** roles.length - 1 }, (_, index) =>
  roles.filter((_, place) => (index + 1) & (1 << place)),
);
const setsOfRoles = someOf(
  everySetOfRoles,
  everySetOfRoles.filter(({ length }) => length <= 2),
);

interface Somebody {
  roles: readonly Role[];
  manages: boolean;
  employeeId: string;
  token: string;
}

/**
 * For each set of roles, one person with the subject among their subordinates and one without. Also
 * the subject.
 */
function makeEverybody(subjectId: string): Promise<Somebody[]> {
  const { brandId, positionId, subdivisionId } = asking.company;
  const { database } = house.context;
  const kinds = setsOfRoles.flatMap((held) =>
    [true, false].map((manages) => ({ roles: held, manages, own: false })),
  );
  const subject = { roles: ['ROLE_EMPLOYEE'] as const, manages: false, own: true };
  return Promise.all(
    [...kinds, subject].map(async ({ own, ...kind }) => {
      const employeeId = own
        ? subjectId
        : await inBrand(database, brandId, (scope) =>
            makePerson(scope, { positionId, subdivisionId }),
          );
      const subordinateIds = kind.manages ? [subjectId] : [];
      const given = { employeeId, subordinateIds };
      const { token } = await enter(house.context, asking.company, kind.roles, given);
      return { ...kind, employeeId, token };
    }),
  );
}

test('exactly the people who can find and open a report are left out of the threshold', async () => {
  const employeeId = asking.company.people[0]!;
  const params = { questionaryId: asking.questionary.id, employeeId };
  const inCompany = <R>(work: Parameters<typeof inBrand<R>>[2]) =>
    inBrand(house.context.database, asking.company.brandId, work);
  await inCompany(async (scope) =>
    makeSubjectReport(
      scope,
      { ...params, kind: 'final', now: house.context.now(), keyring: house.context.keyring },
      await readShared(scope, params.questionaryId),
    ),
  );
  const everybody = await makeEverybody(employeeId);
  const ids = everybody.map((one) => one.employeeId);
  const leftOut = await inCompany((scope) => loadReportReaders(scope, ids));
  for (const { token, ...one } of everybody) {
    const list = await house.call(getReportList, { token });
    const report = await house.call(getReport, { token, params });
    const is = leftOut(one.employeeId, employeeId);
    // A director alone has no reports to ask for at all.
    const mayAsk = one.roles.some((role) => role !== 'ROLE_DIRECTOR');
    expect({ ...one, found: list.body.count, opened: report.status }).toEqual({
      ...one,
      found: mayAsk ? Number(is) : undefined,
      opened: mayAsk ? (is ? 200 : 404) : 403,
    });
  }
  const counted = everybody.filter((one) => !leftOut(one.employeeId, employeeId));
  expect(new Set(counted.flatMap((one) => one.roles))).toEqual(
    new Set(['ROLE_DIRECTOR', 'ROLE_MANAGER', 'ROLE_EMPLOYEE']),
  );
});
