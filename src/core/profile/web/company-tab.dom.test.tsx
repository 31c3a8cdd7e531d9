import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CompanyInfo, getEmployeeCompany } from '#core/profile/contract/profile.ts';
import { beside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { companyRow, idOf } from '#test/screen/screen-rows.ts';
import { CompanyTab } from './company-tab.tsx';

const person = (number: number) => ({
  employeeId: idOf(number),
  firstName: 'Имя',
  lastName: `Фамилия${number}`,
  photoUrl: null,
  position: 'Инженер',
});
let server: FakeServer;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
});

function open(given: Partial<CompanyInfo>) {
  server.answers(getEmployeeCompany, { data: companyRow(1, given) });
  return draw(<CompanyTab employeeId={idOf(1)} onEdit={undefined} />);
}
const subordinates = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => person(from + at));

test('leaders and subordinates are named, and a name opens that profile', async () => {
  const { user } = open({ leaderList: [person(2)], subordinateList: [person(3)] });
  expect(await screen.findByText(t('profile.leaders'))).toBeTruthy();
  expect(await screen.findByText(t('profile.subordinates'))).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Фамилия2 Имя' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Фамилия3 Имя' }));
  expect(beside().profile).toEqual({ employeeId: idOf(3) });
});

test('many subordinates are shown at a press, none are not spoken of', async () => {
  const { user, unmount } = open({ subordinateList: subordinates(2, 21) });
  expect(await screen.findAllByRole('button', { name: /Фамилия/ })).toHaveLength(8);
  await user.click(
    await screen.findByRole('button', { name: t('profile.showAll', { count: 20 }) }),
  );
  expect(await screen.findAllByRole('button', { name: /Фамилия/ })).toHaveLength(20);
  unmount();
  open({});
  expect(await screen.findByText(t('profile.noLeaders'))).toBeTruthy();
  expect(screen.queryByText(t('profile.subordinates'))).toBeNull();
});
