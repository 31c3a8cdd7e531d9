import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  type ConsentSettings,
  getConsentSettings,
  updateConsentSettings,
} from '#core/consent/contract/consent.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInAs, signInOnScreen, t } from '#test/screen/screen.tsx';
import { ConsentCard } from './consent-card.tsx';

const saved: ConsentSettings = {
  kind: 'off',
  version: 3,
  since: '2026-06-15T09:00:00Z',
  text: { ru: 'Согласие', en: 'Consent' },
};
const change = `${t('common.edit')}: ${t('consentSettings.title')}`;

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_SUPER_ADMIN');
  server = fakeServer();
  server.answers(getConsentSettings, { data: saved });
});
const press = (name: string) => screen.findByRole('button', { name });

test('another text is said to ask everybody again; what is wrong stands at its language', async () => {
  const { user } = draw(<ConsentCard />);
  await screen.findByText(t('consentSettings.kind.off'));
  await user.click(await press(change));
  const dialog = within(await screen.findByRole('dialog'));
  const english = await dialog.findByRole('textbox', {
    name: new RegExp(`^${t('consentSettings.english')}`),
  });
  expect(dialog.queryByText(t('consentSettings.again'))).toBeNull();
  await user.type(english, '!');
  await dialog.findByText(t('consentSettings.again'));
  const errors = [{ path: 'text.en', message: 'Слишком коротко' }];
  server.answers(updateConsentSettings, refused('validation', { errors }));
  await user.click(await press(t('common.save')));
  await waitFor(() => expect(english.getAttribute('aria-invalid')).toBe('true'));
  const text = { ...saved.text, en: 'Consent!' };
  server.answers(updateConsentSettings, { data: { ...saved, version: 4, text } });
  await user.click(await press(t('common.save')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(updateConsentSettings).at(-1)?.body).toEqual({
    kind: 'off',
    text,
    version: 3,
  });
});

test('who may only read sees how it stands and changes nothing', async () => {
  signInOnScreen('security_security_list');
  server.answers(getConsentSettings, { data: { ...saved, kind: 'tick' } });
  draw(<ConsentCard />);
  const kind = t('consentSettings.kind.tick');
  await screen.findByText(t('consentSettings.state', { kind, version: 3 }));
  expect(screen.queryByRole('button', { name: change })).toBeNull();
});
