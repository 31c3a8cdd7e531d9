import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { checkGivenAccess } from '#core/account/contract/acceptance.ts';
import { checkNewEmail } from '#core/account/contract/own-email.ts';
import { checkReset } from '#core/account/contract/reset.ts';
import { type MailedPage, mailedLink } from '#core/account/contract/rules/mailed-link.ts';
import { forgetSession } from '#core/account/web/session/held.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { getGeoInfo } from '#platform/contract/geo-info.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { t } from '#test/screen/screen.tsx';
import { start } from './start.tsx';

// What was started follows other windows for ever: another file's tests have a session of their own.
afterAll(() => void vi.resetModules());

const { addEventListener } = window;
let server: FakeServer;
beforeEach(() => {
  // These pages need no other window, and would follow those of other files' tests for ever.
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...given: Parameters<typeof addEventListener>) =>
      given[0] === 'storage' ? undefined : addEventListener.apply(window, given),
  );
  localStorage.setItem('locale', 'ru');
  forgetSession();
  server = fakeServer();
  server.answers(getGeoInfo, { locale: 'ru' });
  const noDemo = { fixed: false, typed: false, demo: false, publicDemo: false };
  server.answers(getBrandList, { data: [], ...noDemo });
});

const pages = [
  ['restore-password', checkReset],
  ['join', checkGivenAccess],
  ['new-email', checkNewEmail],
] as const;

test.each(
  pages.flatMap(([page, check]) => [
    [mailedLink(page, 'of-a-letter'), check] as const,
    [`/${page satisfies MailedPage}/of-a-letter`, check] as const,
  ]),
)('%s asks about its token, and the way back leaves it behind', async (address, check) => {
  server.answers(check, refused('linkExpired'));
  window.history.replaceState(null, '', address);
  render(await start());
  await screen.findByRole('heading', { name: t('mailedLink.deadTitle') });
  expect(server.asked(check).map(({ body }) => body)).toEqual([{ token: 'of-a-letter' }]);
  for (const { href } of screen.queryAllByRole<HTMLAnchorElement>('link'))
    expect(href).not.toContain('of-a-letter');
});

test.each(['/join', '/new-email'])(
  '%s without a token says that the link no longer works',
  async (address) => {
    window.history.replaceState(null, '', address);
    render(await start());
    await screen.findByRole('heading', { level: 1, name: t('mailedLink.deadTitle') });
  },
);

test('another letter’s link in the same window is asked about, too', async () => {
  server.answers(checkGivenAccess, refused('linkExpired'));
  window.history.replaceState(null, '', mailedLink('join', 'of-a-letter'));
  render(await start());
  await screen.findByRole('heading', { name: t('mailedLink.deadTitle') });
  window.location.hash = '#token=of-another';
  // As browsers do.
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() =>
    expect(server.asked(checkGivenAccess).map(({ body }) => body.token)).toEqual([
      'of-a-letter',
      'of-another',
    ]),
  );
});
