import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ssoConfirmationChannel } from '#core/sso/contract/rules/sso-page.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { SsoPage } from './sso-page.tsx';

const number = 'req-7';

test('a proof is told to the window that asked, and this one closes by itself', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const heard = vi.fn();
  const asking = new BroadcastChannel(ssoConfirmationChannel);
  asking.onmessage = heard;
  draw(<SsoPage reason="proved" number="" />);
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(close).toHaveBeenCalledOnce();
  asking.close();
});

test('a try stays until it is closed', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const { user } = draw(<SsoPage reason="tried" number="" />);
  await screen.findByText(t('ssoPage.tried'));
  expect(close).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: t('ssoPage.close') }));
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  [{ reason: 'clock', minutes: 12 }, t('ssoPage.reason.clock', { minutes: 12 })],
  [
    { reason: 'unknown', email: 'kim@zavod.ru' },
    t('ssoPage.reason.unknownEmail', { email: 'kim@zavod.ru' }),
  ],
  [{ reason: 'over' }, t('ssoPage.reason.over')],
] as const)(
  '$reason: it says why nobody came in, by which number, and leads back',
  async (told, why) => {
    draw(<SsoPage {...told} number={number} />);
    await screen.findByText(why);
    await screen.findByText(t('ssoPage.number', { number }));
    const again = await screen.findByRole('link', { name: t('ssoPage.again') });
    expect(again.getAttribute('href')).toBe('/login');
  },
);
