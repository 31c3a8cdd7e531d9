import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { EnrolSteps } from './enrol-steps.tsx';

vi.mock('#platform/web/browser/secure-only.ts', async (original) => ({
  ...(await original<object>()),
  hasPasskeys: () => true,
}));

test('each step takes the focus: the passkey first, then the heading of the app', async () => {
  const waits = () => new Promise<never>(() => {});
  const calls = {
    begin: async () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/a?secret=ABCDEFGH' }),
    add: waits,
    beginPasskey: waits,
    addPasskey: waits,
    finish: waits,
  };
  const { user } = draw(<EnrolSteps calls={calls} onCancel={() => {}} />);
  expect(document.activeElement).toBe(
    await screen.findByRole('button', { name: t('passkey.add') }),
  );
  await user.click(await screen.findByRole('button', { name: t('passkey.orApp') }));
  expect(document.activeElement).toBe(
    await screen.findByRole('heading', { name: t('factor.enrol.app') }),
  );
  await screen.findByRole('img', { name: t('factor.enrol.qr') });
});
