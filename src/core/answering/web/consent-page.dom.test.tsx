import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testingBegin } from '#core/answering/contract/answering.ts';
import { type AskedConsent, getConsent, giveConsent } from '#core/consent/contract/consent.ts';
import { fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { answeringData } from '#test/screen/screen-rows.ts';
import { BeginButton } from './information/begin-button.tsx';

const asked = (given: Partial<AskedConsent> = {}): AskedConsent => ({
  kind: 'tick',
  version: 3,
  text: { ru: 'Разрешаю', en: 'I allow' },
  isAgreed: false,
  ...given,
});
const button = (name: string) => screen.findByRole('button', { name });

function begin(first: AskedConsent | null) {
  const server = fakeServer();
  let data = first;
  server.answers(getConsent, () => ({ data }));
  server.answers(testingBegin, () => ({}) as never);
  const onBegun = vi.fn();
  const given = answeringData({ status: 'no_progress', isConsentAsked: true });
  const drawn = draw(<BeginButton data={given} flow={{ token: 'link' }} onBegun={onBegun} />);
  const set = (next: AskedConsent | null) => {
    data = next;
  };
  return { ...drawn, server, begun: () => server.asked(testingBegin).length, onBegun, set };
}

test('the questions come after agreeing, and not before', async () => {
  const { user, server, begun, onBegun } = begin(asked());
  server.answers(giveConsent, () => ({}));
  await user.click(await button(t('answering.info.start')));
  await screen.findByText('Разрешаю');
  expect(begun()).toBe(0);
  const [agree, refuse] = [await button(t('consent.agree')), await button(t('consent.refuse'))];
  expect(agree.className).toBe(refuse.className);
  await user.click(agree);
  await waitFor(() => expect(onBegun).toHaveBeenCalled());
  expect(server.asked(giveConsent).map(({ body, token }) => [body, token])).toEqual([
    [{ version: 3, agreed: true }, 'link'],
  ]);
});

test('who refuses reads what follows, may read again, and nothing has begun', async () => {
  const { user, server, begun, onBegun } = begin(asked());
  server.answers(giveConsent, () => ({}));
  await user.click(await button(t('answering.info.start')));
  await user.click(await button(t('consent.refuse')));
  await screen.findByText(t('consent.refusedTitle'));
  await user.click(await button(t('consent.readAgain')));
  await screen.findByText('Разрешаю');
  expect([begun(), onBegun.mock.calls.length]).toEqual([0, 0]);
});

test('a notice has one button', async () => {
  const { user } = begin(asked({ kind: 'notice' }));
  await user.click(await button(t('answering.info.start')));
  await button(t('consent.understood'));
  expect(screen.queryByRole('button', { name: t('consent.refuse') })).toBeNull();
});

test('a text that was changed meanwhile is shown', async () => {
  const { user, server, set } = begin(asked());
  server.answers(giveConsent, () => {
    set(asked({ version: 4, text: { ru: 'Новый', en: 'New' } }));
    return refused('conflict', { message: 'newer' });
  });
  await user.click(await button(t('answering.info.start')));
  await user.click(await button(t('consent.agree')));
  await screen.findByText('Новый');
});

test('switched off meanwhile, it stops nobody', async () => {
  const { user, onBegun } = begin(null);
  await user.click(await button(t('answering.info.start')));
  await waitFor(() => expect(onBegun).toHaveBeenCalled());
});

test('who has agreed may read it again and take it back', async () => {
  const server = fakeServer();
  server.answers(getConsent, { data: asked({ isAgreed: true }) });
  server.answers(giveConsent, {});
  const data = answeringData({ status: 'no_progress', isConsentAsked: false });
  const { user } = draw(<BeginButton data={data} flow={{}} onBegun={() => {}} />);
  await user.click(await button(t('consent.change')));
  await user.click(await button(t('consent.refuse')));
  await screen.findByText(t('consent.refusedTitle'));
  expect(server.asked(giveConsent).map(({ body }) => body)).toEqual([
    { version: 3, agreed: false },
  ]);
});
