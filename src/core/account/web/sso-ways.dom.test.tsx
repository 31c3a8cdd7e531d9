import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findSso } from '#core/sso/contract/entry/sso.ts';
import { fakeServer } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { SignInForm } from './sign-in-form.tsx';

const brands = [
  { slug: 'north', name: 'Север', brand: 'Север', active: true, icon: null, accent: null },
];
const way = { id: 'one', slug: 'north', name: 'Ромашка ID', required: false };

function open(required: boolean) {
  const server = fakeServer();
  server.answers(findSso, ({ query }) => ({
    data: query?.domain === 'north.example' || required ? [{ ...way, required }] : [],
  }));
  const { user } = draw(
    <SignInForm
      data={brands as never}
      fixed
      typed={false}
      publicDemo={false}
      DemoAccounts={undefined}
      onSignedIn={vi.fn()}
      onFurther={vi.fn()}
    />,
  );
  return { server, user };
}
const byProvider = () => screen.findByRole('link', { name: t('auth.sso', { name: way.name }) });

test('the button stands above the password once the domain is written, and nothing else was sent', async () => {
  const { server, user } = open(false);
  await user.type(await screen.findByLabelText(t('auth.email')), 'anna@north.example');
  expect((await byProvider()).getAttribute('href')).toBe('/api/sso/north/one/start?return=%2F');
  await screen.findByLabelText(t('auth.password'));
  expect(JSON.stringify(server.asked(findSso))).not.toContain('anna');
});

test('where it is required the password comes by the spare sign-in only', async () => {
  const { user } = open(true);
  await byProvider();
  expect(screen.queryByLabelText(t('auth.password'))).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('auth.spare') }));
  await screen.findByLabelText(t('auth.password'));
});
