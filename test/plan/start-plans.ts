import { expect } from 'vitest';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import { createPlan, getPlan, updatePlan } from '#core/plan/contract/plan.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Role } from '#platform/contract/call/access.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import {
  type Company,
  inBrand,
  type Member,
  makeCompany,
  makeLeaders,
  signIn,
} from '#test/factories.ts';
import { keepClosed, keepReport } from '#test/report/kept-report.ts';
import { newPlanOf, planGoal } from '#test/security/bodies.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

interface Somebody extends Member {
  employeeId: string;
  token: string;
}

/** Somebody with an opened report, whoever leads them, others, and another company beside. */
export function startPlans(env: Parameters<typeof startApp>[0] = {}) {
  const house = startApp(env);
  const query = async <R extends object>(text: string, ...values: unknown[]) =>
    (await house.context.database.pool.query<R>(text, values)).rows;
  const plans = {
    house,
    query,
    goal: planGoal,
    own: {} as Company,
    other: {} as Company,
    owner: {} as Somebody,
    leader: {} as Somebody,
    stranger: {} as Somebody,
    foreigner: {} as Somebody,
    report: {} as ReportContent,
    foreignReport: {} as ReportContent,
    begin,
    enterAs,
    make,
    open,
    keepClosedReport: () =>
      keepClosed(house, plans.own, { employeeId: plans.owner.employeeId, createdAt: later }),
    keepLater: (given: Partial<ReportContent> = {}) =>
      keepReport(house, plans.own, {
        employeeId: plans.owner.employeeId,
        createdAt: later,
        ...given,
      }),
    leadBy,
    again,
    linkOf,
    openReport,
    share,
    whileLocked,
  };
  const [now, later] = ['2026-06-15T09:00:00Z', '2027-06-15T09:00:00.000Z'];

  async function enterAs(company: Company, place: number, roles: Role[]): Promise<Somebody> {
    const employeeId = company.people[place] ?? '';
    return { employeeId, ...(await enter(house.context, company, roles, { employeeId })) };
  }

  async function begin(): Promise<void> {
    house.setNow(now);
    const { database } = house.context;
    plans.own = await makeCompany(database, new Date(now));
    plans.other = await makeCompany(database, new Date(now));
    plans.owner = await enterAs(plans.own, 0, ['ROLE_EMPLOYEE']);
    plans.leader = await enterAs(plans.own, 1, ['ROLE_MANAGER']);
    plans.stranger = await enterAs(plans.own, 2, ['ROLE_MANAGER']);
    plans.foreigner = await enterAs(plans.other, 1, ['ROLE_SUPER_ADMIN']);
    await inBrand(database, plans.own.brandId, (scope) =>
      makeLeaders(scope, plans.owner.employeeId, [plans.leader.employeeId]),
    );
    const createdAt = '2026-06-10T09:00:00.000Z';
    const { employeeId } = plans.owner;
    plans.report = await keepReport(house, plans.own, { employeeId, createdAt });
    plans.foreignReport = await keepReport(house, plans.other, {
      employeeId: plans.other.people[0] ?? '',
      createdAt,
    });
  }

  function make(given: Partial<BodyInput<typeof createPlan>> = {}, token = plans.owner.token) {
    const body = { ...newPlanOf(plans.report.questionaryId), ...given };
    return house.call(createPlan, { token, body });
  }

  function open(id: string, token = plans.owner.token) {
    return house.call(getPlan, { token, params: { id } });
  }

  /** From now on somebody else leads the owner. */
  async function leadBy({ employeeId }: Somebody): Promise<void> {
    await query('delete from employee_leader where employee_id = $1', plans.owner.employeeId);
    await inBrand(house.context.database, plans.own.brandId, (scope) =>
      makeLeaders(scope, plans.owner.employeeId, [employeeId]),
    );
  }

  /** A session of now: one of weeks ago is over. */
  function again(somebody: Somebody): Promise<string> {
    return signIn(house.context.database, somebody, house.context.now());
  }

  /** A personal link of somebody. */
  async function linkOf({ employeeId }: Somebody): Promise<{ token: string }> {
    const { brandId } = plans.own;
    const { token, tokenHash } = makeInvitationToken(brandId);
    await inBrand(house.context.database, brandId, (scope) =>
      insertInvitation(scope, { employeeId, tokenHash }),
    );
    return { token };
  }

  async function openReport({ questionaryId }: ReportContent): Promise<void> {
    await query(
      'update report set released_at = created_at, leader_at = created_at where questionary_id = $1',
      questionaryId,
    );
  }

  async function share(id: string, isShared = true): Promise<void> {
    const token = await again(plans.owner);
    const { status } = await house.call(updatePlan, { token, body: { id, isShared } });
    expect(status).toBe(200);
  }

  /** Takes a plan back while that call waits for it. */
  async function whileLocked<R>(
    id: string,
    call: () => Promise<R>,
    check: (late: Promise<R>) => Promise<void>,
  ): Promise<void> {
    const client = await house.context.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update plan set is_shared = false where id = $1', [id]);
      const late = call();
      await waits();
      await client.query('commit');
      await check(late);
    } finally {
      client.release();
    }
  }

  async function waits(): Promise<void> {
    const waiting = () =>
      query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    while ((await waiting()).length === 0) await new Promise((done) => setImmediate(done));
  }

  return plans;
}
