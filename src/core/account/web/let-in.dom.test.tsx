import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askToLetIn, letIn } from '#core/factor/contract/factor.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { LetIn } from './let-in.tsx';

test('the code is typed where the letter was asked for, and Enter sends it, not the password', async () => {
  const server = fakeServer();
  server.answers(askToLetIn, {});
  server.answers(letIn, { device: 'device.until.signature' });
  const signIn = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = draw(
    <form onSubmit={signIn}>
      <LetIn email="anna@example.ru" />
    </form>,
  );
  await user.click(await screen.findByRole('button', { name: t('factor.letIn.offer') }));
  const code = await screen.findByLabelText(t('factor.letIn.code'));
  expect(document.activeElement).toBe(code);
  await user.keyboard('AB12C-D3E4F{Enter}');
  await screen.findByText(t('factor.letIn.done'));
  expect(server.asked(letIn)[0]?.body).toEqual({ email: 'anna@example.ru', code: 'AB12C-D3E4F' });
  expect(signIn).not.toHaveBeenCalled();
});
