import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { getReport } from '#core/report/contract/report.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { reportTalk } from '#core/report/contract/talk/report-talk.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { reportShapes as shapes } from '#test/report/report-shapes.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { TalkAbout } from './talk-page.tsx';

const waits: ReportSharing = { state: 'waits', way: 'talk', until: '2026-05-15', holdNote: null };

const { questionaryId, employeeId } = shapes.anonymous;
const Page = () => <TalkAbout questionaryId={questionaryId} employeeId={employeeId} />;

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_MANAGER');
  server = fakeServer();
});

async function open(data: ReportContent, opening?: ReportSharing) {
  const beside = { previous: null, company: null, can: [], ...(opening && { opening }) };
  server.answers(getReport, { data, ...beside });
  return drawPage(Page);
}

test('six questions, what not to say, and what to open after the talk; printed by one press', async () => {
  const { user } = await open(shapes.anonymous, waits);
  for (const question of reportTalk(shapes.anonymous, t)!.questions) {
    expect(await screen.findByText(question)).toBeTruthy();
  }
  expect(await screen.findByText(t('talk.avoid.list.who'))).toBeTruthy();
  expect(await screen.findByText(t('talk.avoid.why'))).toBeTruthy();
  expect(await screen.findByText(t('talk.waits'))).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: t('talk.print') }));
  expect(print).toHaveBeenCalledOnce();
});

test('the talk goes to the manager’s calendar, without a word of the report', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:';
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-10T09:00:00Z') });
  const { user } = await open(shapes.anonymous, waits);
  await user.click(await screen.findByRole('button', { name: t('talk.time.open') }));
  const save = await screen.findByRole('button', { name: t('talk.time.save') });
  expect(save).toHaveProperty('disabled', true);
  await user.type(await screen.findByLabelText(t('talk.time.day')), '12052026');
  await user.click(save);
  const text = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  expect(text).toContain('DTSTART:20260512T100000\r\n');
  expect(text).toContain(`SUMMARY:${t('talk.time.event', { name: shapes.anonymous.subject })}`);
  vi.useRealTimers();
});

test('where names are shown nobody is asked not to guess them', async () => {
  await open(shapes.named);
  expect(await screen.findByText(t('talk.avoid.list.marks'))).toBeTruthy();
  expect(screen.queryByText(t('talk.avoid.list.who'))).toBeNull();
  expect(screen.queryByText(t('talk.waits'))).toBeNull();
});

test('nothing to talk over, no report and a failure say so', async () => {
  await open(shapes.selfAlone);
  expect(await screen.findByText(t('talk.nothingYet'))).toBeTruthy();
  for (const [name, text] of [
    ['notFound', 'report.missing'],
    ['internal', 'report.loadFailed'],
  ] as const) {
    cleanup();
    server.answers(getReport, refused(name));
    await drawPage(Page);
    expect(await screen.findByText(t(text))).toBeTruthy();
  }
});
