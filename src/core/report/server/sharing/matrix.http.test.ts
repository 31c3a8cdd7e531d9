import { beforeAll, expect, test } from 'vitest';
import { getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { createCycle, getCycle } from '#core/cycle/contract/cycle.ts';
import { addSubjects, getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { createPlan, getLastPlan, getOwnPlan } from '#core/plan/contract/plan.ts';
import { getEmployeeProfile } from '#core/profile/contract/profile.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  exportReport,
  getReport,
  getReportLog,
  holdReport,
  shareReport,
} from '#core/report/contract/report.ts';
import { makeReportArchive } from '#core/report/contract/report-archive.ts';
import {
  compareReports,
  exportCompare,
  getReportTrend,
} from '#core/report/contract/report-compare.ts';
import { exportReportList } from '#core/report/contract/report-export.ts';
import {
  getEmployeeReports,
  getReportGroup,
  getReportList,
} from '#core/report/contract/report-list.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { insertReport } from '#core/report/server/queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { cycleFormOf } from '#test/cycle/start-cycles.ts';
import { noteStatements } from '#test/database/statements.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { readEvents } from '#test/fake/event-reader.ts';
import { keepReport, putInCycle } from '#test/report/kept-report.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { newPlanOf } from '#test/security/bodies.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/**
 * Who may open a report when: every reader, every state of its opening, every call that touches reports. Whoever may not
 * open it yet gets byte for byte what they get where there is none, by the same statements (rule 133).
 */

const house = startApp();
const made = new Date('2026-06-14T09:00:00Z');
const states = {
  made: { leaderAt: null, releasedAt: null, holdNote: null },
  leaderAt: { leaderAt: made, releasedAt: null, holdNote: null },
  held: { leaderAt: made, releasedAt: null, holdNote: 'Спор об оценке' },
  opened: { leaderAt: made, releasedAt: made, holdNote: null },
};
type State = keyof typeof states;
const closed: State[] = ['made', 'leaderAt', 'held'];

interface Reader {
  who: 'subject' | 'leader' | 'hr' | 'other' | 'foreign' | 'link';
  roles: Role[];
  opens: State[];
}
const readers: Record<string, Reader> = {
  subject: { who: 'subject', roles: ['ROLE_EMPLOYEE'], opens: ['opened'] },
  'subject who leads': { who: 'subject', roles: ['ROLE_MANAGER'], opens: ['opened'] },
  'subject who is HR': { who: 'subject', roles: ['ROLE_HR'], opens: ['opened'] },
  'subject who is a super admin': {
    who: 'subject',
    roles: ['ROLE_SUPER_ADMIN'],
    opens: ['opened'],
  },
  leader: { who: 'leader', roles: ['ROLE_MANAGER'], opens: ['leaderAt', 'held', 'opened'] },
  'leader without the role': { who: 'leader', roles: ['ROLE_EMPLOYEE'], opens: [] },
  HR: { who: 'hr', roles: ['ROLE_HR'], opens: [...closed, 'opened'] },
  'a director who leads': { who: 'leader', roles: ['ROLE_DIRECTOR'], opens: [] },
  'another employee': { who: 'other', roles: ['ROLE_EMPLOYEE'], opens: [] },
  'HR of another company': { who: 'foreign', roles: ['ROLE_HR'], opens: [] },
  'somebody with a link': { who: 'link', roles: [], opens: [] },
};

let own: Company;
/** Whose roles change with the reader has a membership here. */
const members = {} as Record<Reader['who'], { token: string; membershipId?: string }>;
/** The report about person 0 that is opened or not, between two that are open. */
let content: Awaited<ReturnType<typeof keepReport>>;
let earlier: typeof content;
let later: typeof content;
/** In which person 0 was assessed. */
let cycleId: string;
let origin: string;

beforeAll(async () => {
  origin = await house.app.listen({ port: 0 });
  const companies = await makeTwoCompanies(house.context, { share: 'anywhere' });
  own = companies.own;
  house.context.pdf.render = async (_, task) =>
    Buffer.from('content' in task ? `%PDF ${task.content.subject}` : '%PDF');
  const [employeeId = '', other] = own.people;
  const member = (given: object) => enter(house.context, own, ['ROLE_EMPLOYEE'], given);
  Object.assign(members, {
    subject: await member({ employeeId }),
    leader: await member({ subordinateIds: [employeeId] }),
    other: await member({ employeeId: other }),
    hr: { token: own.hrToken },
    foreign: { token: companies.other.hrToken },
    link: { token: 'a-link-opens-no-report' },
  });
  earlier = await keepReport(house, own, { employeeId, createdAt: '2026-01-10T09:00:00.000Z' });
  later = await keepReport(house, own, { employeeId, createdAt: '2026-06-15T08:00:00.000Z' });
  content = await keepReport(house, own, { employeeId, createdAt: made.toISOString() });
  await beginCycle(employeeId);
});

async function beginCycle(employeeId: string) {
  const token = own.hrToken;
  cycleId = (await house.call(createCycle, { token, body: cycleFormOf() })).body.data.id;
  const people = { employeeIdList: [employeeId] };
  await house.call(addSubjects, { token, params: { id: cycleId }, body: people });
  await query(
    `update questionary set release = 'talk', release_on = '2026-07-15' where id = $1`,
    content.questionaryId,
  );
  await putInCycle(house, cycleId, content);
}

const query = (text: string, ...values: unknown[]) => formRowsOf(house, text, ...values);
const gone = () => query('delete from report where questionary_id = $1', content.questionaryId);
async function stands(state: State) {
  await gone();
  const kept = {
    texts: { competences: {}, questions: {} },
    raters: [],
  };
  const { holdNote, ...opened } = states[state];
  await inBrand(house.context.database, own.brandId, (scope) =>
    insertReport(scope, content, kept, opened),
  );
  await query(
    'update report set hold_note = $2 where questionary_id = $1',
    content.questionaryId,
    holdNote,
  );
}

/** What a call says of the report, besides itself: the same with it where one may open it. */
type Ask = (token: string) => Promise<{ status: number; body: unknown; bytes: Buffer }>;
function calls(): Record<string, Ask> {
  const { questionaryId, employeeId } = content;
  const of = { questionaryId, employeeId };
  const pair = (firstQuestionaryId: string, secondQuestionaryId?: string) => ({
    firstQuestionaryId,
    employeeId,
    ...(secondQuestionaryId && { secondQuestionaryId }),
  });
  const file =
    (format: string): Ask =>
    (token) =>
      house.call(exportReport, { token, query: { ...of, format } });
  return {
    list: (token) => house.call(getReportList, { token }),
    'list of the questionary': (token) =>
      house.call(getReportList, { token, query: { questionaryId } }),
    search: (token) =>
      house.call(getReportList, { token, query: { 'filterList[number]': String(content.number) } }),
    groups: (token) => house.call(getReportGroup, { token, query: { groupBy: 'year' } }),
    'groups of people': (token) =>
      house.call(getReportGroup, { token, query: { groupBy: 'employee' } }),
    employee: (token) => house.call(getEmployeeReports, { token, params: { id: employeeId } }),
    detail: (token) => house.call(getReport, { token, params: of }),
    pdf: file('pdf'),
    xlsx: file('xlsx'),
    csv: file('csv'),
    'list as a file': (token) => house.call(exportReportList, { token, query: { format: 'csv' } }),
    'compared with the earlier': (token) =>
      house.call(compareReports, { token, query: pair(questionaryId, earlier.questionaryId) }),
    'the earlier compared with it': (token) =>
      house.call(compareReports, { token, query: pair(earlier.questionaryId, questionaryId) }),
    'compared with the previous': (token) =>
      house.call(compareReports, { token, query: pair(questionaryId) }),
    'the later one': (token) =>
      house.call(getReport, {
        token,
        params: { questionaryId: later.questionaryId, employeeId },
      }),
    'the later compared with the previous': (token) =>
      house.call(compareReports, { token, query: pair(later.questionaryId) }),
    'comparison as a file': (token) =>
      house.call(exportCompare, { token, query: pair(questionaryId, earlier.questionaryId) }),
    trend: (token) => house.call(getReportTrend, { token, params: { id: employeeId } }),
    archive: (token) =>
      house.call(makeReportArchive, { token, body: { questionaryIdList: [questionaryId] } }),
    send: (token) =>
      house.call(sendReport, {
        token,
        body: { ...of, text: '<p>Отчёт</p>', emailList: ['kim@example.ru'], beforeOpening: true },
      }),
    hold: (token) => house.call(holdReport, { token, body: { ...of, note: 'Потом' } }),
    release: (token) => house.call(shareReport, { token, body: of }),
    board: (token) => house.call(getSubjects, { token, params: { id: cycleId } }),
    cycle: (token) => house.call(getCycle, { token, params: { id: cycleId } }),
  };
}

/** Where else somebody could read of it. It says nothing there to anybody before it is opened. */
const beside = (): Record<string, Ask> => ({
  'the earlier one': (token) =>
    house.call(getReport, {
      token,
      params: { questionaryId: earlier.questionaryId, employeeId: earlier.employeeId },
    }),
  events: firstEvent,
  tasks: (token) => house.call(getTasks, { token }),
  notifications: (token) => house.call(getNotificationList, { token }),
  profile: (token) => house.call(getEmployeeProfile, { token, params: { id: content.employeeId } }),
  heatmap: (token) => house.call(getHeatmap, { token }),
  'interim reports': (token) =>
    house.call(getReportLog, { token, params: { id: content.questionaryId } }),
  questionary: (token) =>
    house.call(getQuestionary, { token, params: { id: content.questionaryId } }),
  journal: (token) => house.call(getQuestionaryList, { token }),
  'plan from it': (token) =>
    house.call(createPlan, { token, body: newPlanOf(content.questionaryId) }),
  'plan before it': (token) =>
    house.call(getLastPlan, {
      token,
      query: { questionaryId: content.questionaryId, employeeId: content.employeeId },
    }),
  'own plan': (token) => house.call(getOwnPlan, { token }),
});

/** What a window that is opened now is told. */
const firstEvent: Ask = async (token) => {
  const reader = await readEvents(origin, token);
  const body = reader.status === 200 ? await reader.next() : undefined;
  reader.leave();
  return { status: reader.status, body, bytes: Buffer.from(JSON.stringify(body ?? null)) };
};

/** Ids and moments of the asking itself aside. */
const masked = (text: string) =>
  text.replace(/"requestId":"[^"]*"/, '').replace(/"(id|createdAt|expiresAt)":"[^"]*"/g, '');

/** Its subject may know that it is being prepared: their task says so, and to HR their stage in the cycle. */
const prepared =
  /\{"kind":"waits"[^}]*\}|"stage":"(toRelease|noReport)"|"(toRelease|noReport)":\d/g;

/** Everything said to a reader, by call, with the statements that it took. */
async function hear({ who, roles }: Reader, asks: Record<string, Ask>) {
  const { token, membershipId } = members[who];
  if (membershipId)
    await query('update membership set roles = $1 where id = $2', roles, membershipId);
  const heard: Record<string, { said: string; statements: string[] }> = {};
  for (const [name, ask] of Object.entries(asks)) {
    const { sent, leave } = noteStatements();
    const { status, bytes } = await ask(token);
    leave();
    const said = masked(`${status} ${bytes.toString('latin1')}`);
    heard[name] = {
      said: who === 'subject' ? said.replace(prepared, '') : said,
      statements: sent.toSorted(),
    };
  }
  await query('delete from report_archive');
  await query('delete from attempt');
  return heard;
}

/** Calls that answer the same to these readers though the report is open to them. */
function refused(name: string, state: State): string[] {
  const { roles } = readers[name]!;
  const ofHr = ['board', 'cycle'];
  if (roles.includes('ROLE_EMPLOYEE')) return [...ofHr, 'groups of people', 'hold', 'release'];
  if (!roles.includes('ROLE_MANAGER')) return [];
  return [...ofHr, 'hold', ...(state === 'opened' ? [] : ['send'])];
}

/** Of another company's reports nobody sees more in one state than in another, nor by a link that opens none. */
const statesFor = ({ who }: Reader): State[] =>
  who === 'foreign' || who === 'link' ? ['held', 'opened'] : (Object.keys(states) as State[]);

test.each(Object.keys(readers))('%s', async (name) => {
  const reader = readers[name]!;
  const asks = { ...calls(), ...beside() };
  await gone();
  // What is done once: the session is noted, the company's results are counted.
  await hear(reader, beside());
  const absent = await hear(reader, asks);
  for (const state of statesFor(reader)) {
    await stands(state);
    if (!reader.opens.includes(state)) {
      expect([state, await hear(reader, asks)]).toEqual([state, absent]);
      continue;
    }
    const heard = await hear(reader, calls());
    const same = Object.keys(heard).filter((call) => heard[call]?.said === absent[call]?.said);
    expect([state, same.sort()]).toEqual([state, refused(name, state)]);
  }
});
