import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { getApprovals } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getPendingList, remindPending } from '#core/pending/contract/pending.ts';
import { getPlans, type ListedPlan } from '#core/plan/contract/plan.ts';
import { getEmployeeCompany, getEmployeeProfile } from '#core/profile/contract/profile.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { getReportTrend } from '#core/report/contract/report-compare.ts';
import { getReportList, type ReportRow } from '#core/report/contract/report-list.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import {
  companyRow,
  engineer,
  idOf,
  listedQuestionary,
  office,
  profileRow,
} from '#test/screen/screen-rows.ts';
import { Person } from './person-page.tsx';
import { TeamPage } from './team-page.tsx';

const id = profileRow.employeeId;
const me = idOf(70);
const led = {
  employeeId: id,
  firstName: 'Ева',
  lastName: 'Орлова',
  photoUrl: null,
  position: 'Инженер',
};
const named = { id, firstName: 'Ева', lastName: 'Орлова', middleName: null };
const report: ReportRow = {
  questionaryId: idOf(17),
  employeeId: id,
  firstName: 'Ева',
  lastName: 'Орлова',
  number: 17,
  type: 'surname',
  method: '360',
  dateStart: '2026-03-01',
  dateEnd: '2026-03-31',
  createdAt: '2026-04-01T09:00:00.000Z',
  position: 'Инженер',
  subdivision: 'Отдел',
  photoUrl: null,
  hasPrevious: false,
  can: ['export'],
};
const plan: ListedPlan = {
  id: idOf(10),
  employee: named,
  isShared: true,
  createdAt: '2026-03-05T09:00:00.000Z',
  closedAt: null,
  goalCount: 3,
  doneGoalCount: 1,
  stepCount: 5,
  doneStepCount: 2,
  nextDue: '2020-03-01',
  isOverdue: true,
};

let server: FakeServer;
function signIn(role: Role) {
  signInAs(role);
  const { user, ...rest } = session()!;
  keepSession({ ...rest, user: { ...user, employeeId: me } });
}
beforeEach(() => {
  server = fakeServer();
  server.answers(getEmployeeProfile, { data: profileRow });
  server.answers(getEmployeeCompany, { data: companyRow(1) });
  server.answers(getReportList, { data: [report], count: 1 });
  server.answers(getReportTrend, { data: { reportList: [], competenceList: [], whole: null } });
  server.answers(getPlans, { data: [plan], count: 1 });
  server.answers(getQuestionaryList, { data: [listedQuestionary({ number: 17 })], count: 1 });
  server.answers(getPendingList, { data: [], count: 0, isAnyRemindable: false });
});
const openPerson = () => drawPage(() => <Person id={id} />);
const heading = (name: string) => screen.findByRole('heading', { name });

test('HR finds the reports, the assessments and what is owed of one person, and reminds them', async () => {
  signIn('ROLE_HR');
  const owes = {
    ...named,
    position: engineer,
    subdivision: office,
    photoUrl: null,
    openCount: 2,
    until: '2026-07-01',
  };
  server.answers(getPendingList, {
    data: [{ ...owes, isRemindable: true }],
    count: 1,
    isAnyRemindable: true,
  });
  server.answers(remindPending, { data: { letterCount: 1 }, message: 'Напоминание отправлено' });
  const { user } = await openPerson();
  expect(await heading('Ева Орлова')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /17/ })).toBeTruthy();
  expect(await heading(t('people.assessments'))).toBeTruthy();
  expect(server.asked(getReportList)[0]!.query.filterList).toEqual({ employeeId: id });
  expect(server.asked(getQuestionaryList)[0]!.query.filterList).toEqual({ employeeId: id });
  await user.click(await screen.findByRole('button', { name: t('people.remind') }));
  await waitFor(() =>
    expect(server.asked(remindPending)[0]!.body).toEqual({ employeeIdList: [id] }),
  );
  expect(screen.queryByRole('heading', { name: t('people.plan') })).toBeNull();
  expect(server.asked(getPlans)).toEqual([]);
});

test('a colleague sees who it is, and asks for nothing else', async () => {
  signIn('ROLE_EMPLOYEE');
  await openPerson();
  expect(await heading('Ева Орлова')).toBeTruthy();
  expect(await screen.findByText(t('profile.noLeaders'))).toBeTruthy();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(server.asked(getReportList)).toEqual([]);
});

test('who leads them sees reports and the shared plan; somebody who is gone is said to be', async () => {
  signIn('ROLE_MANAGER');
  server.answers(getEmployeeCompany, {
    data: companyRow(1, { leaderList: [{ ...led, employeeId: me }] }),
  });
  await openPerson();
  expect(await heading(t('people.reports'))).toBeTruthy();
  expect(await screen.findByText(t('plan.led.over', { date: '1 мар. 2020' }))).toBeTruthy();
  expect(server.asked(getPlans)[0]!.query).toMatchObject({ of: 'led', employeeId: id });
  expect(server.asked(getPendingList)).toEqual([]);
  cleanup();
  server.answers(getEmployeeProfile, refused('notFound'));
  await openPerson();
  expect(await screen.findByText(t('profile.missing'))).toBeTruthy();
});

test('the team: what each person waits for, the latest report and the plan, each a link', async () => {
  signIn('ROLE_MANAGER');
  server.answers(getEmployeeCompany, { data: companyRow(70, { subordinateList: [led] }) });
  server.answers(getApprovals, {
    data: [
      {
        cycle: { id: idOf(30), name: 'Весна' },
        subject: { ...named, position: 'Инженер', subdivision: 'Отдел' },
        kind: 'approve',
        raterList: [],
        roleNotes: [],
        remarkList: [],
        until: '2026-06-20',
        version: 1,
      },
    ],
    count: 1,
    isCompanyNew: false,
    locale: 'ru',
  });
  server.answers(getTasks, { data: [] });
  const opening = { state: 'waits', way: 'talk', until: '2026-06-25', holdNote: null } as const;
  server.answers(getReportList, {
    data: [{ ...report, opening, can: ['export', 'release'] }],
    count: 1,
  });
  await drawPage(TeamPage);
  const row = within(await screen.findByRole('row', { name: /Орлова/ }));
  const link = async (name: string | RegExp) =>
    (await row.findByRole('link', { name })).getAttribute('href');
  expect(await link('Орлова Ева')).toBe(`/structure/employees/${id}`);
  expect(await link(t('people.list.approve', { date: '20 июн. 2026' }))).toBe(
    '/estimation/questionary/testing/approvals',
  );
  expect(await link(t('people.talkUntil', { date: '25 июн. 2026' }))).toContain(
    `/talk/${report.questionaryId}/${id}`,
  );
  expect(await link(/17/)).toContain(report.questionaryId);
  expect(await link(new RegExp(t('plan.led.goals', { done: 1, count: 3 })))).toContain(plan.id);
  // One for each person of the page: the list's own page would be shorter.
  expect(server.asked(getReportList)[0]!.query).toEqual({
    filterList: { employeeId: id, latest: 'true' },
    limit: '50',
  });
});

test('whoever leads nobody is told so, and a failure can be tried again', async () => {
  signIn('ROLE_HR');
  server.answers(getEmployeeCompany, { data: companyRow(70) });
  const { user } = await drawPage(TeamPage);
  expect(await screen.findByText(t('people.noTeam'))).toBeTruthy();
  expect(server.asked(getApprovals)).toEqual([]);
  cleanup();
  server.answers(getEmployeeCompany, refused('internal'));
  await drawPage(TeamPage);
  const again = await screen.findByRole('button', { name: t('common.retry') });
  server.answers(getEmployeeCompany, { data: companyRow(70) });
  await user.click(again);
  expect(await screen.findByText(t('people.noTeam'))).toBeTruthy();
});
