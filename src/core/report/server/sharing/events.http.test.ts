import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdReport, shareReport } from '#core/report/contract/report.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { announce } from '#platform/server/signal/queries.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { type EventReader, readEvents } from '#test/fake/event-reader.ts';
import { keepClosed } from '#test/report/kept-report.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';
import { tellOfMade } from './tell.ts';

/**
 * What open windows hear while a report is made, held and opened: whoever may not open it yet hears nothing, of what kind
 * or how much unread it ever be (rule 133).
 */
const house = startApp();
const moment = new Date('2026-06-15T09:00:00Z');
let own: Company;
let content: Awaited<ReturnType<typeof keepClosed>>;

interface Window {
  brandId: string;
  membershipId: string;
  events: EventReader;
}
const windows: Record<string, Window> = {};

beforeAll(async () => {
  const origin = await house.app.listen({ port: 0 });
  const companies = await makeTwoCompanies(house.context);
  ({ own } = companies);
  const [employeeId = '', other] = own.people;
  const open = async (who: string, roles: Role[], given: object = {}, company = own) => {
    const { token, membershipId } = await enter(house.context, company, roles, given);
    const events = await readEvents(origin, token);
    windows[who] = { brandId: company.brandId, membershipId, events };
    await events.next();
  };
  const leads = { subordinateIds: [employeeId] };
  await open('subject', ['ROLE_EMPLOYEE'], { employeeId });
  await open('leader', ['ROLE_MANAGER'], leads);
  await open('leader without the role', ['ROLE_EMPLOYEE'], leads);
  await open('director who leads', ['ROLE_DIRECTOR'], leads);
  await open('another employee', ['ROLE_EMPLOYEE'], { employeeId: other });
  await open('HR', ['ROLE_HR']);
  await open('HR of another company', ['ROLE_HR'], {}, companies.other);
  content = await keepClosed(house, own, { employeeId });
});
afterAll(() => {
  for (const { events } of Object.values(windows)) events.leave();
});

/** All that a window has been told by now. What is told of a job tells nothing else, so it ends the listening. */
async function toldIn({ brandId, membershipId, events }: Window): Promise<unknown[]> {
  const told: unknown[] = [];
  // Told at once with something else, the first comes before it.
  for (let time = 0; time < 2; time += 1) {
    await inBrand(house.context.database, brandId, (scope) =>
      announce(scope, 'job', [membershipId]),
    );
    for (;;) {
      const event = await events.next();
      if (!event) throw new Error('The stream has ended.');
      if (typeof event === 'object' && !('unreadCount' in event)) break;
      if (event !== 'heartbeat') told.push(event);
    }
  }
  return told;
}

/** Who is told anything, and what. */
async function told(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [who, window] of Object.entries(windows)) {
    const heard = await toldIn(window);
    if (heard.length > 0) all[who] = heard;
  }
  return all;
}

const make = (leaderAt: Date | null) =>
  inBrand(house.context.database, own.brandId, (scope) =>
    tellOfMade(
      scope,
      { ...content, leaderAt, releasedAt: null },
      { now: moment, timeZone: 'Europe/Moscow' },
    ),
  );
const of = () => ({ questionaryId: content.questionaryId, employeeId: content.employeeId });
const hold = async (note: string | null) => {
  const body = { ...of(), note };
  expect((await house.call(holdReport, { token: own.hrToken, body })).status).toBe(200);
};
const news = (unreadCount: number, type: string) => [{ unreadCount, typeList: [type] }];

test('windows hear of a report when it is theirs to open, and not before', async () => {
  await make(null);
  expect(await told()).toEqual({});
  await make(moment);
  expect(await told()).toEqual({ leader: news(1, 'reportTalk') });
  await hold('Спор об оценке');
  expect(await told()).toEqual({});
  await hold(null);
  expect(await told()).toEqual({});
  const body = of();
  expect((await house.call(shareReport, { token: own.hrToken, body })).status).toBe(200);
  expect(await told()).toEqual({ subject: news(1, 'reportReady') });
});
