import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type FormerEmployee,
  getFormerEmployees,
  takeBackEmployee,
} from '#core/employee/contract/former-employee.ts';
import { beside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { FormerPage } from './former-page.tsx';
import { StructureTabs } from './structure-tabs.tsx';

const leaver: FormerEmployee = {
  id: 'ezh',
  lastName: 'Еж',
  firstName: 'Яна',
  middleName: null,
  photoUrl: null,
  email: 'ezh@own.ru',
  position: 'Инженер',
  subdivision: 'Разработка',
  erasureDue: null,
  firedAt: '2026-03-01',
};

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getFormerEmployees, { data: [leaver], count: 1 });
});
const press = t('structure.fired.takeBackFor', { name: 'Еж Яна' });

test('shows who has left and since when, beside those who are here', async () => {
  await drawPage(FormerPage);
  const row = within((await screen.findByText('Еж Яна')).closest('tr')!);
  for (const said of ['Инженер', 'Разработка', '1 мар. 2026']) await row.findByText(said);
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs).toEqual(
    (['employees', 'orgChart', 'fired'] as const).map((id) => t(`structure.tab.${id}`)),
  );
});

test.each(['ROLE_MANAGER', 'ROLE_EMPLOYEE'] as const)('%s sees no such tab', async (role) => {
  signInAs(role);
  await drawPage(() => <StructureTabs selected="employees">{null}</StructureTabs>);
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs).toEqual([t('structure.tab.employees'), t('structure.tab.orgChart')]);
});

test('opens the profile by the name', async () => {
  const { user } = await drawPage(FormerPage);
  await user.click(await screen.findByRole('button', { name: 'Еж Яна' }));
  expect(beside().profile).toEqual({ employeeId: leaver.id });
});

test('takes somebody back once that is confirmed, and asks for the list again', async () => {
  server.answers(takeBackEmployee, {});
  const { user } = await drawPage(FormerPage);
  await user.click(await screen.findByRole('button', { name: press }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/Еж Яна снова появится/);
  expect(server.asked(takeBackEmployee)).toEqual([]);
  server.answers(getFormerEmployees, { data: [], count: 0 });
  await user.click(await dialog.findByRole('button', { name: t('structure.fired.takeBack') }));
  await screen.findByText(t('structure.fired.empty'));
  expect(server.asked(takeBackEmployee)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
