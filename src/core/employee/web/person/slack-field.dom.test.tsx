import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { SlackField } from './slack-field.tsx';

test.each([
  [true, null],
  [false, t('user.slackOff')],
])('Slack on: %s', async (isSlackOn, hint) => {
  signInOnScreen();
  const known = session();
  if (known) keepSession({ ...known, user: { ...known.user, isSlackOn } });
  draw(<SlackField label="Slack ID" off={t('user.slackOff')} />);
  const field = await screen.findByRole('textbox', { name: 'Slack ID' });
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent ?? null).toBe(hint);
});
