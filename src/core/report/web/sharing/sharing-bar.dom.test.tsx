import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { allReportVerbs, type SharingVerb } from '#core/report/contract/policy/report.ts';
import { holdReport, shareReport } from '#core/report/contract/report.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { SharingBar } from './sharing-bar.tsx';

const of = { questionaryId: idOf(1), employeeId: idOf(2) };
const report = { ...of, subject: 'Ким Анна' };
const waits: ReportSharing = { state: 'waits', way: 'talk', until: '2026-05-15', holdNote: null };
const held: ReportSharing = { ...waits, state: 'held', holdNote: 'Спор' };

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(shareReport, { data: { ...of, can: [] }, message: 'Открыт' });
  server.answers(holdReport, { data: { ...of, can: [] }, message: 'Придержан' });
});

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = async (user: { click: (button: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('says what the report waits for, and until when', async () => {
  draw(<SharingBar report={report} opening={waits} can={[]} />);
  expect((await screen.findByRole('note')).textContent).toBe(
    'Сотрудник ещё не видит отчётПоговорите и откройте, не позже 15 мая 2026.',
  );
  expect(buttons()).toEqual([]);
});

test.each<[SharingVerb, string]>([
  ['release', t('reportOpening.release')],
  ['hold', t('reportOpening.hold')],
  ['letGo', t('reportOpening.letGo')],
])('%s is offered where it is allowed, and nowhere else', (verb, name) => {
  draw(<SharingBar report={report} opening={waits} can={[verb]} />);
  expect(buttons()).toEqual([name]);
});

test('other verbs have no button here', () => {
  const others = allReportVerbs.filter((verb) => !['release', 'hold', 'letGo'].includes(verb));
  draw(<SharingBar report={report} opening={waits} can={others} />);
  expect(buttons()).toEqual([]);
});

test('opening asks first, as it is for good', async () => {
  const { user } = draw(<SharingBar report={report} opening={waits} can={['release']} />);
  await press(user, t('reportOpening.release'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t('reportOpening.confirm.text', { name: report.subject }));
  expect(server.asked(shareReport)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: t('reportOpening.release') }));
  await waitFor(() => expect(server.asked(shareReport)[0]?.body).toEqual(of));
});

test('holding wants a reason', async () => {
  const { user } = draw(<SharingBar report={report} opening={waits} can={['hold']} />);
  await press(user, t('reportOpening.hold'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: t('reportOpening.hold') }));
  expect(await dialog.findByText(t('validation.required'))).toBeTruthy();
  await user.type(await dialog.findByRole('textbox'), 'После отпуска');
  await user.click(await dialog.findByRole('button', { name: t('reportOpening.hold') }));
  await waitFor(() =>
    expect(server.asked(holdReport)[0]?.body).toEqual({ ...of, note: 'После отпуска' }),
  );
});

test('held, it says why, and is let go by one press', async () => {
  const { user } = draw(<SharingBar report={report} opening={held} can={['letGo']} />);
  expect((await screen.findByRole('note')).textContent).toContain('Причина: Спор.');
  await press(user, t('reportOpening.letGo'));
  await waitFor(() => expect(server.asked(holdReport)[0]?.body).toEqual({ ...of, note: null }));
});
