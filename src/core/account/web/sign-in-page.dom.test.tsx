import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loginUser } from '#core/account/contract/auth.ts';
import { getBrandList } from '#core/company/contract/brand.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import { brandKey, readStored, writeStored } from '#platform/web/device/storage.ts';
import { showTheme } from '#platform/web/device/theme.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { fakeServer } from '#test/fake/fake-server.ts';
import { SignInPage } from './sign-in-page.tsx';

const page = (locale: Locale) => (
  <TextsProvider value={{ t: speak[locale], locale }}>
    <SignInPage onSignedIn={async () => {}} />
  </TextsProvider>
);

test('starts without a company, and leaves alone the one that signing in has brought', async () => {
  fakeServer().answers(getBrandList, {
    data: [],
    fixed: false,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  writeStored(brandKey, 'of a former visit');
  const { rerender } = render(page('ru'));
  await screen.findByRole('alert');
  expect(readStored(brandKey)).toBeNull();
  writeStored(brandKey, 'north');
  rerender(page('en'));
  await screen.findByText(speak.en('auth.noBrands'));
  expect(readStored(brandKey)).toBe('north');
});

test.each(['ru', 'en'] as const)(
  'says at once that nobody signs in without cookies: %s',
  async (locale) => {
    const off = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    fakeServer().answers(getBrandList, {
      data: [],
      fixed: false,
      typed: true,
      demo: false,
      publicDemo: false,
    });
    render(page(locale));
    const said = (await screen.findAllByRole('alert')).map((one) => one.textContent).join();
    expect(said).toContain(speak[locale]('auth.noCookies'));
    off.mockRestore();
  },
);

test('is White, whatever theme the device keeps', async () => {
  fakeServer().answers(getBrandList, {
    data: [],
    fixed: false,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  writeStored('theme', 'Dark');
  showTheme('Dark');
  render(page('ru'));
  await screen.findByRole('alert');
  expect(document.documentElement.dataset.theme).toBe('White');
  expect(readStored('theme')).toBe('Dark');
});

test('on a company’s own host it is named in its colour, and there is nothing to pick', async () => {
  const accent = { light: '#1a237e', dark: '#8f97e0' };
  const look = { icon: '/api/brand/icon/east/0', accent, active: true };
  const data = [{ ...look, slug: 'east', name: 'Восток-Сервис', brand: 'Восток' }];
  fakeServer().answers(getBrandList, {
    data,
    fixed: true,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  const { container, unmount } = render(page('ru'));
  await screen.findByText('Восток-Сервис');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(look.icon);
  const shown = () => document.documentElement.style.getPropertyValue('--brand-light');
  await waitFor(() => expect(shown()).toBe(accent.light));
  unmount();
  fakeServer().answers(getBrandList, {
    data,
    fixed: false,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  render(page('ru'));
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'east');
  await waitFor(() => expect(shown()).toBe(''));
});

test('back from a further step the company and the e-mail are still there, and the password is asked for', async () => {
  const t = speak.ru;
  const server = fakeServer();
  const look = { icon: null, accent: null, active: true };
  const data = ['north', 'east'].map((slug) => ({ ...look, slug, name: slug, brand: slug }));
  server.answers(getBrandList, {
    data,
    fixed: false,
    typed: false,
    demo: false,
    publicDemo: false,
  });
  server.answers(loginUser, { step: 'factor', ticket: 'a-ticket', methodList: ['totp'] });
  const user = userEvent.setup({ delay: null });
  render(page('ru'));
  await user.selectOptions(await screen.findByRole('combobox'), 'east');
  await user.type(await screen.findByLabelText(t('auth.email')), 'anna@example.ru');
  await user.type(await screen.findByLabelText(t('auth.password')), 'Correct-360!');
  await user.click(await screen.findByRole('button', { name: t('auth.submit') }));
  await user.click(await screen.findByRole('button', { name: t('factor.step.back') }));
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'east');
  expect(await screen.findByLabelText(t('auth.email'))).toHaveProperty('value', 'anna@example.ru');
  const password = await screen.findByLabelText(t('auth.password'));
  expect(password).toHaveProperty('value', '');
  expect(document.activeElement).toBe(password);
});
