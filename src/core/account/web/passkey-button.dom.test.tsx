import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getPasskeyOptions, signInByPasskey } from '#core/account/contract/passkey.ts';
import { failingBy, havePasskeys, writtenAnswer } from '#test/fake/browser-passkeys.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Signing in by a passkey, as far as the browser decides it (rule 107a). */
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: '360.example.com',
  timeout: 60_000,
  userVerification: 'required' as const,
  allowCredentials: [],
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button', { name: t('auth.passkey') });

function drawButton(holdingSlug = 'north') {
  const server = fakeServer();
  server.answers(getPasskeyOptions, options);
  server.answers(signInByPasskey, { token: 'new', device: 'device.until.signature' });
  const onSignedIn = vi.fn();
  const drawn = draw(
    <PasskeyButton holdingSlug={holdingSlug} busy={false} onSignedIn={onSignedIn} />,
  );
  return { server, onSignedIn, ...drawn };
}

test('a browser without passkeys is offered none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  drawButton();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one press signs in to the company that is picked', async () => {
  havePasskeys();
  const { server, onSignedIn, user } = drawButton();
  await user.click(button());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(server.asked(signInByPasskey)[0]?.body).toMatchObject({
    holdingSlug: 'north',
    assertion: { id: 'aWQ', ...writtenAnswer.response },
  });
});

test('where nobody has typed a company, it is asked for first', async () => {
  havePasskeys({ get: failingBy('NotAllowedError') });
  const { server, user } = drawButton('');
  await user.click(button());
  await screen.findByText(t('passkey.needsCompany'));
  expect(server.asked(getPasskeyOptions)).toEqual([]);
});

test('whoever closes the browser’s window finds the page as it was', async () => {
  havePasskeys({ get: failingBy('NotAllowedError') });
  const { server, user } = drawButton();
  await user.click(button());
  await waitFor(() => expect(server.asked(getPasskeyOptions)).toHaveLength(1));
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  expect((await screen.findByRole('alert')).textContent).toBe('');
});

test('at a host that the browser doesn’t take, a link leads to the one it does, company and all', async () => {
  window.history.replaceState(null, '', '/login?return=%2Freports');
  havePasskeys({ get: failingBy('SecurityError') });
  const { user } = drawButton();
  await user.click(button());
  const link = await screen.findByRole('link', {
    name: t('passkey.otherHost.link', { host: '360.example.com' }),
  });
  expect(link.getAttribute('href')).toMatch(
    /^http:\/\/360\.example\.com(:\d+)?\/login\?return=%2Freports#holdingSlug=north&email=$/,
  );
});

test('what the server refuses is said', async () => {
  havePasskeys();
  const { server, user } = drawButton();
  server.answers(signInByPasskey, refused('wrongCredentials', { message: 'Ключ не подошёл' }));
  await user.click(button());
  await screen.findByText('Ключ не подошёл');
});
