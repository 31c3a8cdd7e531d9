import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type ReportVerb, reportVerbs } from '#core/report/contract/policy/report.ts';
import { closeAllBeside, useBeside } from '#platform/web/shared/beside.ts';
import { draw, drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { Actions } from './actions.tsx';

const address = { questionaryId: 'q', employeeId: 'e' };
const files = [t('reportExport.file.xlsx'), t('reportExport.file.csv')];
const send = t('report.list.sendReport');
const compare = [t('report.list.comparePrevious'), t('report.list.compareChosen')];

beforeEach(() => {
  closeAllBeside();
  signInAs('ROLE_HR');
});

const open = async (user: { click: (button: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: t('report.otherActions') }));

async function offered(can: readonly ReportVerb[], hasPrevious = true): Promise<string[]> {
  const { user } = draw(<Actions can={can} address={address} hasPrevious={hasPrevious} />);
  await open(user);
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

test('a final 360 report is saved, sent and compared', async () => {
  expect(await offered(reportVerbs)).toEqual([...files, send, ...compare]);
});

test('the first one about a person has no previous one to be compared with', async () => {
  expect(await offered(reportVerbs, false)).toEqual([
    ...files,
    send,
    t('report.list.compareChosen'),
  ]);
});

test('what is not allowed is not offered', async () => {
  expect(await offered(['export', 'send'])).toEqual([...files, send]);
  cleanup();
  expect(await offered(['export', 'compare'])).toEqual([...files, ...compare]);
});

const Page = () => (
  <>
    <Actions can={reportVerbs} address={address} hasPrevious />
    <output>{JSON.stringify(useBeside().sendReport)}</output>
  </>
);

test('sending opens its dialog, comparing an address over the report', async () => {
  const { user, search } = await drawPage(Page, '?questionary=q&employee=e');
  await open(user);
  await user.click(await screen.findByRole('menuitem', { name: send }));
  expect((await screen.findByRole('status')).textContent).toBe(JSON.stringify(address));
  await open(user);
  await user.click(await screen.findByRole('menuitem', { name: t('report.list.comparePrevious') }));
  expect(search()).toBe('?questionary=q&employee=e&compare=q&with=previous');
});
