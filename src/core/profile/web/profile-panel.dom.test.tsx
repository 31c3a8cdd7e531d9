import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getEmployeeCompany,
  getEmployeeProfile,
  updateAnyCompany,
} from '#core/profile/contract/profile.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { companyRow, idOf, profileRow as profile } from '#test/screen/screen-rows.ts';
import { ProfileForm } from './forms.ts';
import { ProfilePanel } from './profile-panel.tsx';

let server: FakeServer;
beforeEach(() => {
  signInOnScreen(
    'directory_employee_updateemployeeprofile__invoke',
    'directory_employee_updatecompanyemployeeinfo__invoke',
  );
  server = fakeServer();
  server.answers(getEmployeeProfile, { data: profile });
  server.answers(getEmployeeCompany, { data: companyRow(1) });
});

const open = (edits?: 'leaders') =>
  draw(<ProfilePanel employeeId={idOf(1)} edits={edits} onClose={() => {}} />);
const button = (name: string) => screen.findByRole('button', { name });

test('stays as it is while a form is loaded, and the form then takes the focus', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { load } = ProfileForm;
  vi.spyOn(ProfileForm, 'load').mockImplementation(() => held.then(load));
  const { user } = open();
  const edit = await button(t('profile.edit'));
  await user.click(edit);
  expect(document.activeElement).toBe(edit);
  expect(edit.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('Инженер')).toBeTruthy();
  arrive();
  const lastName = await screen.findByRole('textbox', { name: t('profile.lastName') });
  expect(document.activeElement).toBe(lastName);
});

test('a form that can’t be loaded leaves the panel, and is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const isLoaded = vi.spyOn(ProfileForm, 'isLoaded').mockReturnValue(false);
  const load = vi.spyOn(ProfileForm, 'load').mockRejectedValue(new Error('no network'));
  const { user } = open();
  await user.click(await button(t('profile.edit')));
  await screen.findByText(t('common.tryAgain'));
  const edit = await button(t('profile.edit'));
  expect(edit.getAttribute('aria-busy')).toBeNull();
  load.mockRestore();
  isLoaded.mockRestore();
  await user.click(edit);
  expect(await screen.findByRole('textbox', { name: t('profile.lastName') })).toBeTruthy();
});

test('the job details are edited in a form of their own, and where it was asked for at once', async () => {
  const { user, unmount } = open();
  await user.click(await button(t('profile.editCompany')));
  expect(await screen.findByText(t('profile.subdivision'), { exact: false })).toBeTruthy();
  await screen.findByRole('textbox', { name: t('profile.telegram') });
  unmount();
  open('leaders');
  const search = await screen.findByRole('searchbox', { name: t('profile.findLeaders') });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        F2
      </button>
      {isOpen && (
        <ProfilePanel employeeId={idOf(1)} edits="leaders" onClose={() => setOpen(false)} />
      )}
    </>
  );
}

test('the focus goes back to what opened it, though a form has taken the place of the panel', async () => {
  const { user } = draw(<Opened />);
  await user.click(await button('F2'));
  await screen.findByRole('searchbox', { name: t('profile.findLeaders') });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(document.activeElement).toBe(await button('F2'));
});

test('a dismissal is asked about before it is saved, and nothing is sent until then', async () => {
  server.answers(updateAnyCompany, { data: companyRow(1), message: 'Сохранено' });
  const { user } = open();
  await user.click(await button(t('profile.editCompany')));
  await user.type(await screen.findByRole('textbox', { name: t('profile.firedAt') }), '15062026');
  await user.click(await button(t('common.save')));
  await screen.findByText(t('profile.fireText'));
  expect(server.asked(updateAnyCompany)).toEqual([]);
  await user.click(await button(t('profile.fireConfirm')));
  await waitFor(() => expect(server.asked(updateAnyCompany)).toHaveLength(1));
});
