import { beforeAll } from 'vitest';
import { createCycle, getCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { getCycleChecks } from '#core/cycle/contract/cycle-checks.ts';
import { addSubjects, getSubjects, manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

export type CycleForm = BodyInput<typeof createCycle>;

/** What a new cycle is made with, with what is given. */
export const cycleFormOf = (given: Partial<CycleForm> = {}): CycleForm => ({
  name: 'Оценка 360, весна',
  chooseUntil: '2026-06-22',
  dateStart: '2026-06-23',
  dateEnd: '2026-07-07',
  ...given,
});

export const wrongFields = ({
  body,
}: {
  body: { errors?: { path: string; key: string }[] | undefined };
}) => body.errors?.map(({ path, key }) => `${path} ${key}`);

/** Two companies, and what HR of the first does with cycles. Call it at the top of a suite. */
export function startCycles() {
  const house = startApp();
  /** `boss` leads all but themself and the last one. */
  const company = { own: {} as Company, other: {} as Company, boss: '' };
  const calls = {
    create: (given: Partial<CycleForm> = {}, token = company.own.hrToken) =>
      house.call(createCycle, { token, body: cycleFormOf(given) }),
    made: async (given: Partial<CycleForm> = {}) => (await calls.create(given)).body.data,
    read: async (id: string) =>
      (await house.call(getCycle, { token: company.own.hrToken, params: { id } })).body.data,
    checks: async (id: string) =>
      (await house.call(getCycleChecks, { token: company.own.hrToken, params: { id } })).body.data,
    /** The lines that aren't fine, with how. */
    open: async (id: string) =>
      (await calls.checks(id)).checkList.flatMap(({ name, state }) =>
        state === 'fine' ? [] : [`${name} ${state}`],
      ),
    add: (id: string, body: BodyInput<typeof addSubjects>) =>
      house.call(addSubjects, { token: company.own.hrToken, params: { id }, body }),
    board: (id: string, query: Record<string, string> = {}, token = company.own.hrToken) =>
      house.call(getSubjects, { token, params: { id }, query }),
    move: (id: string, status: 'nominating' | 'inwork' | 'archived') =>
      house.call(updateCycleStatus, { token: company.own.hrToken, body: { id, status } }),
    many: (
      id: string,
      body: BodyInput<typeof manySubjects>,
      query: Record<string, string> = {},
      token = company.own.hrToken,
    ) => house.call(manySubjects, { token, params: { id }, body, query }),
  };
  beforeAll(async () => {
    const companies = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 3 });
    Object.assign(company, companies, { boss: companies.own.people[0]! });
    await inBrand(house.context.database, companies.own.brandId, async (scope) => {
      for (const id of companies.own.people.slice(1, 9)) {
        await makeLeaders(scope, id, [companies.own.people[0]!]);
      }
    });
  });
  return { house, company, ...calls };
}
