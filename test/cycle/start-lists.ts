import { beforeAll } from 'vitest';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects, getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getApprovals, getCandidates, getRaters, saveRaters } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { type Company, inBrand, makeLeaders } from '#test/factories.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { type CycleForm, cycleFormOf } from './start-cycles.ts';

export type ListInput = BodyInput<typeof saveRaters>;

/** Two companies, and lists of raters of the first as they are read and saved. Call it at the top of a suite. */
export function startLists() {
  const house = startApp();
  const company = {
    own: {} as Company,
    other: {} as Company,
    /** Leads all but themself and the last two. */
    boss: '',
    subject: '',
    /** By link, for they have no account. */
    bossLink: '',
    subjectToken: '',
    subjectLink: '',
  };
  const link = (employeeId: string, brandId = company.own.brandId) =>
    inBrand(house.context.database, brandId, async (scope) => {
      const { token, tokenHash } = makeInvitationToken(brandId);
      await insertInvitation(scope, { employeeId, tokenHash });
      return token;
    });
  beforeAll(async () => {
    Object.assign(company, await makeTwoCompanies(house.context, { howMany: 14 }, { howMany: 3 }));
    const { own } = company;
    const [boss = '', subject = ''] = own.people;
    await inBrand(house.context.database, own.brandId, async (scope) => {
      for (const id of own.people.slice(1, 12)) await makeLeaders(scope, id, [boss]);
    });
    const member = { employeeId: subject };
    const { token: subjectToken } = await enter(house.context, own, ['ROLE_EMPLOYEE'], member);
    const [bossLink, subjectLink] = [await link(boss), await link(subject)];
    Object.assign(company, { boss, subject, bossLink, subjectToken, subjectLink });
  });
  const limits = {
    colleague: { min: 2, max: 4 },
    customer: { min: 0, max: 2 },
    subordinate: { min: 2, max: 4 },
  };

  return {
    house,
    company,
    link,
    run: (text: string, ...values: unknown[]) => house.context.database.pool.query(text, values),
    /** A cycle whose people choose. */
    begun: async (given: Partial<CycleForm> = {}, employeeIdList = [company.subject]) => {
      const token = company.own.hrToken;
      const body = cycleFormOf({ name: 'Оценка 360', limits, ...given });
      const { id } = (await house.call(createCycle, { token, body })).body.data;
      await house.call(addSubjects, { token, params: { id }, body: { employeeIdList } });
      await house.call(updateCycleStatus, { token, body: { id, status: 'nominating' } });
      return id;
    },
    read: (id: string, token: string, employeeId = company.subject) =>
      house.call(getRaters, { token, params: { id, employeeId } }),
    save: (id: string, token: string, body: ListInput, employeeId = company.subject) =>
      house.call(saveRaters, { token, params: { id, employeeId }, body }),
    colleagues: (...places: number[]): ListInput['raterList'] =>
      places.map((place) => ({ id: company.own.people[place] ?? '', type: 'colleague' })),
    search: (id: string, token: string, query: Record<string, string> = {}) =>
      house.call(getCandidates, {
        token,
        params: { id },
        query: { subjectId: company.subject, ...query },
      }),
    approvals: (token: string) => house.call(getApprovals, { token }),
    tasksOf: async (token: string) => (await house.call(getTasks, { token })).body.data,
    stageOf: async (id: string) =>
      (await house.call(getSubjects, { token: company.own.hrToken, params: { id } })).body.data[0]
        ?.stage,
  };
}
